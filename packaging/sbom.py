"""The list of everything in the frozen program, with the sum of every file, as CycloneDX 1.6 has it."""

from __future__ import annotations

import hashlib
import json
import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from components import Component, components
from ground import time_of_source, version

FILE = "sbom.cdx.json"
_NAMESPACE = uuid.UUID("6f1d3c3a-7c0f-5f57-9a58-1a0f4a2d8b11")


def write(bundle: Path, python: Path) -> None:
    """Writes the list into the bundle; the same bundle and time give the same bytes."""
    found = components(bundle, python)
    listed = [_listed(component, bundle) for component in found]
    inside = json.dumps(listed, sort_keys=True)
    told = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(_NAMESPACE, inside)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(time_of_source(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": "the-program",
                "name": "paizhuo",
                "version": version(),
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": listed,
        "dependencies": [{"ref": "the-program", "dependsOn": [each["bom-ref"] for each in listed]}],
    }
    (bundle / FILE).write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def _listed(component: Component, bundle: Path) -> dict[str, Any]:
    reference = f"{component.name}@{component.version}".replace(" ", "-")
    told: dict[str, Any] = {
        "type": "library",
        "bom-ref": reference,
        "name": component.name,
        "version": component.version,
        "licenses": [_licence(component.licence)],
        "components": [_file(reference, place, bundle) for place in component.files],
    }
    if component.purl:
        told["purl"] = component.purl
    if component.source:
        told["externalReferences"] = [{"type": "source-distribution", "url": component.source}]
    return told


def _licence(licence: str) -> dict[str, Any]:
    if licence.startswith("see "):
        return {"license": {"name": licence}}
    named = " " not in licence and not licence.startswith("LicenseRef-")  # by a name of SPDX's own list
    return {"license": {"id": licence}} if named else {"expression": licence}


def _file(component: str, place: str, bundle: Path) -> dict[str, Any]:
    digest = hashlib.sha256((bundle / place).read_bytes()).hexdigest()
    return {
        "type": "file",
        "bom-ref": f"{component}:{place}",
        "name": place,
        "hashes": [{"alg": "SHA-256", "content": digest}],
    }

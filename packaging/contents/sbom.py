"""The list of everything in the frozen program, with the sum of every file, as CycloneDX 1.6 has it."""

from __future__ import annotations

import hashlib
import uuid
from datetime import UTC, datetime
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component as Listed
from cyclonedx.model.component import ComponentType
from cyclonedx.model.license import License, LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from contents.components import Component, components
from ground import NAME, time_of_source, version

FILE = "sbom.cdx.json"
_NAMESPACE = uuid.UUID("6f1d3c3a-7c0f-5f57-9a58-1a0f4a2d8b11")


def write(bundle: Path) -> None:
    """Writes the list into the bundle; the same bundle and time give the same bytes."""
    program = Listed(
        type=ComponentType.APPLICATION,
        bom_ref="the-program",
        name=NAME,
        version=version(),
        licenses=[licence_of("MIT")],
    )
    listed = [_listed(component, bundle) for component in components(bundle)]
    made = datetime.fromtimestamp(time_of_source(), UTC)
    bom = Bom(components=listed, metadata=BomMetaData(component=program, timestamp=made), serial_number=_NAMESPACE)
    bom.register_dependency(program, listed)
    bom.serial_number = uuid.uuid5(_NAMESPACE, _written(bom))
    (bundle / FILE).write_text(_written(bom) + "\n", "utf-8")


def _written(bom: Bom) -> str:
    return JsonV1Dot6(bom).output_as_string(indent=1)


def _listed(component: Component, bundle: Path) -> Listed:
    reference = f"{component.name}@{component.version}".replace(" ", "-")
    source = ExternalReferenceType.SOURCE_DISTRIBUTION
    return Listed(
        type=ComponentType.LIBRARY,
        bom_ref=reference,
        name=component.name,
        version=component.version,
        licenses=[licence_of(component.licence)],
        purl=PackageURL.from_string(component.purl) if component.purl else None,
        external_references=[ExternalReference(type=source, url=XsUri(component.source))] if component.source else (),
        components=[_file(reference, place, bundle) for place in component.files],
    )


def licence_of(licence: str) -> License:
    """The licence as CycloneDX tells it; raises a FactoryException where SPDX has nothing so called."""
    make = LicenseFactory()
    if licence.startswith("see "):
        return make.make_with_name(licence)
    if licence.startswith("LicenseRef-"):  # a text of its own, which is shipped under this name
        return LicenseExpression(licence)
    return make.make_with_expression(licence) if " " in licence else make.make_with_id(licence)


def _file(component: str, place: str, bundle: Path) -> Listed:
    digest = hashlib.sha256((bundle / place).read_bytes()).hexdigest()
    return Listed(
        type=ComponentType.FILE,
        bom_ref=f"{component}:{place}",
        name=place,
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)],
    )

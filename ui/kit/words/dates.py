"""The words of dates."""

from __future__ import annotations

from engine.words import Words

WORDS = {
    "date.day": Words(
        "{day} {month} {year}", "{year}年{month}{day}日", "{year}年{month}{day}日", "{year}年{month}{day}日"
    ),
    "date.month": Words("{month} {year}", "{year}年{month}", "{year}年{month}", "{year}年{month}"),
    "date.time": Words("{day}, {time}", "{day} {time}", "{day} {time}", "{day} {time}"),
    "month.1": Words("January", "1月", "1月", "1月"),
    "month.2": Words("February", "2月", "2月", "2月"),
    "month.3": Words("March", "3月", "3月", "3月"),
    "month.4": Words("April", "4月", "4月", "4月"),
    "month.5": Words("May", "5月", "5月", "5月"),
    "month.6": Words("June", "6月", "6月", "6月"),
    "month.7": Words("July", "7月", "7月", "7月"),
    "month.8": Words("August", "8月", "8月", "8月"),
    "month.9": Words("September", "9月", "9月", "9月"),
    "month.10": Words("October", "10月", "10月", "10月"),
    "month.11": Words("November", "11月", "11月", "11月"),
    "month.12": Words("December", "12月", "12月", "12月"),
}

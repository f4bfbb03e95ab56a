"""Counts the district from the bytes of its files, with the standard library of Python alone.

    python3 compute-expected.py FOLDER > expected.json
"""

import array
import csv
import datetime
import hashlib
import io
import json
import math
import os
import re
import struct
import sys
import xml.etree.ElementTree as ET
import zipfile

EARTH_M = 6371008.8  # Mean radius, IUGG 1980.

CIRCLES = [
    {"latitude": 21.6, "longitude": 73.0, "radiusM": 5000},
    {"latitude": 21.55, "longitude": 73.1, "radiusM": 12000},
    {"latitude": 21.7, "longitude": 72.85, "radiusM": 8000},
    {"latitude": 21.55, "longitude": 73.62, "radiusM": 4000},
    {"latitude": 20.5, "longitude": 74.5, "radiusM": 10000},
]


def distance_m(lat1, lon1, lat2, lon2):
    a, b = math.radians(lat1), math.radians(lat2)
    h = math.sin((b - a) / 2) ** 2 + math.cos(a) * math.cos(b) * math.sin(math.radians(lon2 - lon1) / 2) ** 2
    return 2 * EARTH_M * math.asin(math.sqrt(h))


# Workbooks: cells of the first sheet by row and column.
MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def read_sheet(path):
    with zipfile.ZipFile(path) as archive:
        sheet = ET.fromstring(archive.read("xl/worksheets/sheet1.xml"))
    rows = []
    for row in sheet.iter(MAIN + "row"):
        cells = {}
        for cell in row.iter(MAIN + "c"):
            column = re.match("[A-Z]+", cell.get("r")).group()
            if cell.get("t") == "inlineStr":
                cells[column] = "".join(t.text or "" for t in cell.iter(MAIN + "t"))
            elif cell.find(MAIN + "v") is not None:
                cells[column] = float(cell.find(MAIN + "v").text)
        rows.append(cells)
    return rows


def degrees(value):
    if isinstance(value, float):
        return value
    d, m, s = (float(part) for part in re.findall(r"\d+", value))
    return d + m / 60 + s / 3600


def sites(folder):
    rows = [row for row in read_sheet(os.path.join(folder, "mah-factories.xlsx"))[5:] if isinstance(row.get("A"), float)]
    return {row["B"]: [round(degrees(row["E"]), 6), round(degrees(row["F"]), 6)] for row in rows}


EPOCH = datetime.date(1899, 12, 30)


def plain(text):
    return float(str(text).replace(",", ""))


def stock(folder):
    """Rows as (site, CAS, kilograms or None, cubic metres or None, received, expires)."""
    found = []
    for row in read_sheet(os.path.join(folder, "annexure-ii.xlsx"))[4:]:
        if not isinstance(row.get("A"), float):
            continue
        amount, unit = str(row["G"]), row["H"]
        kg = m3 = None
        if unit == "Kgs":
            kg = plain(amount)
        elif unit == "MT":
            kg = 1000 * plain(amount)
        elif unit == "KL":
            m3 = plain(amount)
        elif unit == "Quintal":
            kg = 100 * plain(amount)
        else:
            kg = 100000 * float(amount.split()[0])
        day, month, year = (int(part) for part in row["K"].split("/"))
        found.append((row["B"], row["E"], kg, m3, datetime.date(year, month, day), EPOCH + datetime.timedelta(days=row["L"])))
    with open(os.path.join(folder, "gidc-stock.csv"), newline="") as text:
        for row in list(csv.reader(text))[2:]:
            received, expires = ([int(part) for part in row[at].split("/")] for at in (8, 9))
            dates = [datetime.date(year, month, day) for month, day, year in (received, expires)]
            found.append((row[0], row[3], 1000 * float(row[5]), None, *dates))
    for row in read_sheet(os.path.join(folder, "sangrah.xlsx"))[2:]:
        day, month, year = (int(part) for part in row["J"].split("."))
        expires = datetime.date.fromisoformat(row["K"])
        found.append((row["A"], row["D"], plain(row["F"]), None, datetime.date(year, month, day), expires))
    return found


def summarise_stock(rows):
    by_cas = {}
    for _site, cas, kg, m3, received, expires in rows:
        one = by_cas.setdefault(cas, {"items": 0, "kg": 0, "m3": 0, "receivedDays": 0, "expiredDays": 0})
        one["items"] += 1
        one["kg"] += kg or 0
        one["m3"] += m3 or 0
        # Days since 1970: a day and a month the wrong way round change the sum.
        one["receivedDays"] += (received - datetime.date(1970, 1, 1)).days
        one["expiredDays"] += (expires - datetime.date(1970, 1, 1)).days
    for one in by_cas.values():
        one["kg"] = round(one["kg"], 6)
    return by_cas


# UTM zone 43N to longitude and latitude: the series of Krueger (1912) to the fourth order of n, as Karney (2011) gives it.
def utm_to_degrees(easting, northing):
    a, f = 6378137.0, 1 / 298.257223563
    n = f / (2 - f)
    big_a = a / (1 + n) * (1 + n**2 / 4 + n**4 / 64)
    beta = (
        n / 2 - 2 * n**2 / 3 + 37 * n**3 / 96 - n**4 / 360,
        n**2 / 48 + n**3 / 15 - 437 * n**4 / 1440,
        17 * n**3 / 480 - 37 * n**4 / 840,
        4397 * n**4 / 161280,
    )
    xi, eta = northing / (0.9996 * big_a), (easting - 500000) / (0.9996 * big_a)
    xi1 = xi - sum(b * math.sin(2 * j * xi) * math.cosh(2 * j * eta) for j, b in enumerate(beta, 1))
    eta1 = eta - sum(b * math.cos(2 * j * xi) * math.sinh(2 * j * eta) for j, b in enumerate(beta, 1))
    chi = math.asin(math.sin(xi1) / math.cosh(eta1))
    # Conformal to geographic latitude by iteration of Snyder (1987), 3-4.
    e = math.sqrt(f * (2 - f))
    phi = chi
    for _ in range(20):
        s = e * math.sin(phi)
        phi = 2 * math.atan(math.tan(math.pi / 4 + chi / 2) * ((1 + s) / (1 - s)) ** (e / 2)) - math.pi / 2
    return math.degrees(phi), 75 + math.degrees(math.atan2(math.sinh(eta1), math.cos(xi1)))


def villages(folder):
    with zipfile.ZipFile(os.path.join(folder, "villages-2011.zip")) as archive:
        shp = archive.read("Village_Boundary_2011.shp")
        dbf = archive.read("Village_Boundary_2011.dbf")
    count, head, width = struct.unpack("<IHH", dbf[4:12])
    people = [int(dbf[head + width * i : head + width * (i + 1)][61:69]) for i in range(count)]
    rings, at = [], 100
    while at < len(shp):
        words, points = struct.unpack(">i", shp[at + 4 : at + 8])[0], struct.unpack("<i", shp[at + 48 : at + 52])[0]
        flat = struct.unpack(f"<{2 * points}d", shp[at + 56 : at + 56 + 16 * points])
        rings.append([utm_to_degrees(*flat[i : i + 2]) for i in range(0, len(flat), 2)])
        at += 8 + 2 * words
    assert len(rings) == count
    return list(zip(rings, people))


def to_plane(lat0, lon0, lat, lon):
    """Azimuthal equidistant on the sphere: a circle around the middle stays a circle of its radius."""
    d = distance_m(lat0, lon0, lat, lon)
    y = math.sin(math.radians(lon - lon0)) * math.cos(math.radians(lat))
    x = math.cos(math.radians(lat0)) * math.sin(math.radians(lat)) - math.sin(math.radians(lat0)) * math.cos(math.radians(lat)) * math.cos(
        math.radians(lon - lon0)
    )
    bearing = math.atan2(y, x)
    return d * math.sin(bearing), d * math.cos(bearing)


def ring_area(ring):
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:])) / 2


def circle_part(r, a, b):
    """Signed area of the triangle of the middle and the edge a-b inside the circle of radius r around the middle."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    qa, qb, qc = dx * dx + dy * dy, 2 * (ax * dx + ay * dy), ax * ax + ay * ay - r * r
    disc = qb * qb - 4 * qa * qc
    sector = lambda p, q: r * r / 2 * math.atan2(p[0] * q[1] - p[1] * q[0], p[0] * q[0] + p[1] * q[1])
    if qa == 0:
        return 0
    if disc <= 0:
        return sector(a, b)
    t1, t2 = ((-qb - math.sqrt(disc)) / (2 * qa), (-qb + math.sqrt(disc)) / (2 * qa))
    if t2 <= 0 or t1 >= 1:
        return sector(a, b)
    point = lambda t: (ax + t * dx, ay + t * dy)
    p, q = (a if t1 <= 0 else point(t1)), (b if t2 >= 1 else point(t2))
    area = (p[0] * q[1] - p[1] * q[0]) / 2
    if t1 > 0:
        area += sector(a, p)
    if t2 < 1:
        area += sector(q, b)
    return area


def people_of_villages(all_villages, circle):
    lat0, lon0, r = circle["latitude"], circle["longitude"], circle["radiusM"]
    total = 0.0
    for ring, people in all_villages:
        if distance_m(lat0, lon0, *ring[0]) > r + 6000:
            continue
        plane = [to_plane(lat0, lon0, *corner) for corner in ring]
        inside = sum(circle_part(r, a, b) for a, b in zip(plane, plane[1:]))
        total += people * max(0.0, inside / ring_area(plane))
    return total


# Mollweide (Snyder 1987, 31-6 to 31-8) on the sphere of the equator of WGS 84.
def mollweide_to_degrees(x, y):
    radius = 6378137.0
    theta = math.asin(y / (math.sqrt(2) * radius))
    return (
        math.degrees(math.asin((2 * theta + math.sin(2 * theta)) / math.pi)),
        math.degrees(math.pi * x / (2 * math.sqrt(2) * radius * math.cos(theta))),
    )


def read_raster(folder):
    with open(os.path.join(folder, "ghs-pop-2020.tif"), "rb") as file:
        data = file.read()
    start = struct.unpack("<I", data[4:8])[0]
    tags = {}
    for i in range(struct.unpack("<H", data[start : start + 2])[0]):
        tag, kind, count, value = struct.unpack("<HHII", data[start + 2 + 12 * i : start + 14 + 12 * i])
        code, size = {2: ("s", 1), 3: ("H", 2), 4: ("I", 4), 12: ("d", 8)}[kind]
        at = start + 10 + 12 * i if count * size <= 4 else value
        raw = data[at : at + count * size]
        tags[tag] = raw if kind == 2 else struct.unpack(f"<{count}{code}", raw)
    cells = array.array("f")
    for offset, length in zip(tags[273], tags[279]):
        cells.frombytes(data[offset : offset + length])
    return tags[256][0], tags[257][0], tags[33922][3], tags[33922][4], tags[33550][0], cells


def people_of_raster(raster, circle):
    columns, rows, x0, y0, side, cells = raster
    lat0, lon0, r = circle["latitude"], circle["longitude"], circle["radiusM"]
    total = 0.0
    fine = 16
    for row in range(rows):
        top = y0 - row * side
        if abs(mollweide_to_degrees(x0, top)[0] - lat0) > (r + 500) / 110000:
            continue
        for column in range(columns):
            left = x0 + column * side
            d = distance_m(lat0, lon0, *mollweide_to_degrees(left + side / 2, top - side / 2))
            value = cells[row * columns + column]
            if d > r + 150 or value == -200:
                continue
            if d < r - 150:
                total += value
                continue
            inside = sum(
                distance_m(lat0, lon0, *mollweide_to_degrees(left + (i + 0.5) * side / fine, top - (j + 0.5) * side / fine)) <= r
                for i in range(fine)
                for j in range(fine)
            )
            total += value * inside / fine**2
    return total


KINDS = {
    "school": "school",
    "college": "school",
    "hospital": "hospital",
    "clinic": "hospital",
    "fire_station": "fire",
    "police": "police",
    "marketplace": "market",
    "community_centre": "shelter",
    "place_of_worship": "other",
    "works": "industry",
}
DRIVEN = {"trunk", "primary", "tertiary", "residential"}


def extract(folder):
    """Places as (kind, latitude, longitude), roads that are driven on, and elements with tags."""
    nodes, places, roads, tagged = {}, [], 0, 0
    for element in ET.parse(os.path.join(folder, "bharuch.osm")).getroot():
        tags = {tag.get("k"): tag.get("v") for tag in element.iter("tag")}
        tagged += bool(tags)
        if element.tag == "node":
            at = nodes[element.get("id")] = float(element.get("lat")), float(element.get("lon"))
        else:
            corners = [nodes[nd.get("ref")] for nd in element.iter("nd")][:-1]
            at = tuple(sum(corner[i] for corner in corners) / len(corners) for i in (0, 1))
        kind = KINDS.get(tags.get("amenity") or tags.get("man_made") or "")
        if kind:
            places.append((kind, *at))
        if tags.get("highway") in DRIVEN:
            roads += 1
    return places, roads, tagged


def schools(folder):
    with open(os.path.join(folder, "udise-schools.csv"), encoding="cp1252", newline="") as text:
        rows = list(csv.reader(text, delimiter=";"))[1:]
    number = lambda cell: float(cell.replace(",", "."))
    return len(rows), [("school", number(row[5]), number(row[6])) for row in rows if row[5] != ""]


def main(folder):
    rows, all_villages, raster = stock(folder), villages(folder), read_raster(folder)
    places, roads, tagged = extract(folder)
    school_rows, placed = schools(folder)
    circles = []
    for circle in CIRCLES:
        near = [
            (kind, distance_m(circle["latitude"], circle["longitude"], lat, lon))
            for kind, lat, lon in places + placed
        ]
        receptors = {}
        for kind, d in near:
            if d <= circle["radiusM"]:
                receptors[kind] = receptors.get(kind, 0) + 1
        # People of each source inside; none where its cells or outlines do not reach.
        circles.append(
            {
                **circle,
                "census": round(people_of_villages(all_villages, circle), 3),
                "raster": round(people_of_raster(raster, circle), 3),
                "receptors": receptors,
            }
        )
    names = sorted(os.listdir(folder))
    result = {
        "sha256": {name: hashlib.sha256(open(os.path.join(folder, name), "rb").read()).hexdigest() for name in names},
        "sites": sites(folder),
        "stock": summarise_stock(rows),
        "stockRows": len(rows),
        "villages": len(all_villages),
        "villagePeople": sum(people for _ring, people in all_villages),
        "rasterPeople": round(sum(cell for cell in raster[5] if cell != -200), 3),
        "places": len(places),
        "schools": school_rows,
        "schoolsWithPosition": len(placed),
        "roads": roads,
        "mapFeatures": tagged,
        "circles": circles,
    }
    json.dump(result, sys.stdout, indent=2)
    print()


main(sys.argv[1])

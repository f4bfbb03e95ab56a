import type { ReachBands } from '../ensemble/reach-bands.ts';
import type { Severity } from '../types/common-types.ts';
import type { LonLatRing, RunResult, Zone } from '../types/result-types.ts';
import { allZones } from './all-zones.ts';
import { bandsSentence, bandWords, findBand } from './bands.ts';
import { distance, figure } from './figures.ts';
import { levelName } from './level-name.ts';
import { laterWinds } from './winds.ts';

/** The hazard colours of every screen, RRGGBB. */
const colours: Readonly<Record<Severity, string>> = { severe: '7A0019', middle: 'E06A00', mild: 'FFE99A' };

const lineWidths: Readonly<Record<Severity, number>> = { severe: 3, middle: 2.5, mild: 2 };

/** KML writes colours backwards: alpha, blue, green, red. */
const kmlColour = (rrggbb: string, alpha: string): string =>
  `${alpha}${rrggbb.slice(4, 6)}${rrggbb.slice(2, 4)}${rrggbb.slice(0, 2)}`.toLowerCase();

/** Control characters and halves of characters are no XML at all, escaped or not; what turns the reading direction is left out, too. */
const escaped = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu, (character) => ('\t\n\r'.includes(character) ? character : ''))
    .replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);

const styles = Object.entries(colours).map(
  ([severity, colour]) => `    <Style id="${severity}">
      <LineStyle><color>${kmlColour(colour, 'ff')}</color><width>${lineWidths[severity as Severity]}</width></LineStyle>
      <PolyStyle><color>${kmlColour(colour, '59')}</color></PolyStyle>
    </Style>`,
);

/** Zones for display only: an outline without a fill. */
const besideStyle = `    <Style id="beside">
      <LineStyle><color>ff303030</color><width>2</width></LineStyle>
      <PolyStyle><fill>0</fill></PolyStyle>
    </Style>`;

const ringCoordinates = (ring: LonLatRing): string =>
  ring.map(([longitude, latitude]) => `${longitude.toFixed(7)},${latitude.toFixed(7)},0`).join(' ');

const boundary = (tag: string, ring: LonLatRing): string =>
  `<${tag}><LinearRing><coordinates>${ringCoordinates(ring)}</coordinates></LinearRing></${tag}>`;

const placemark = (zone: Zone, isBeside: boolean, bands: ReachBands | null): string => {
  const band = findBand(bands, zone);
  const [outer = [], ...holes] = zone.polygon;
  const rings = [boundary('outerBoundaryIs', outer), ...holes.map((hole) => boundary('innerBoundaryIs', hole))];
  return `    <Placemark>
      <name>${escaped(`${levelName(zone.level)} · ${figure(zone.level.value)} ${zone.level.unit} · ${distance(zone.reachM)}`)}</name>
      <description>${escaped(band === undefined ? zone.level.meaning : `${zone.level.meaning}\nReach ${bandWords(band)}.`)}</description>
      <styleUrl>#${isBeside ? 'beside' : zone.level.severity}</styleUrl>
      <Polygon><tessellate>1</tessellate>${rings.join('')}</Polygon>
    </Placemark>`;
};

/** KML 2.2, mildest zone first so that the worst is drawn on top; `bands` are given with each zone. */
export const toKml = (result: RunResult, bands: ReachBands | null = null): string => {
  const zones = allZones(result)
    .filter((zone) => zone.polygon.length > 0)
    .toReversed();
  const about = [
    `${result.chemical.name} (${result.chemical.cas}), ${result.hazard}`,
    `Wind from ${figure(result.windFromDeg)}° at ${figure(result.windSpeedMs)} m/s, stability ${result.stability}`,
    ...laterWinds(result),
    `Model: ${result.model.title} (${result.model.mode}${result.model.verified ? '' : ', not verified'}). ${result.model.reason}`,
    ...result.caveats.map((caveat) => `Caveat: ${caveat.message}`),
    ...(bands === null ? [] : [bandsSentence(bands)]),
    `Engine ${result.engineVersion}, scenario ${result.scenarioHash}`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
  <Document>
    <name>${escaped(`${result.chemical.name}, ${result.hazard}`)}</name>
    <description>${escaped(about.join('\n'))}</description>
${styles.join('\n')}
${besideStyle}
${zones.map((zone) => placemark(zone, !result.zones.includes(zone), bands)).join('\n')}
    <Placemark>
      <name>${escaped(`Source: ${result.chemical.name}`)}</name>
      <description>${escaped(about.join('\n'))}</description>
      <Point><coordinates>${result.site.longitude.toFixed(7)},${result.site.latitude.toFixed(7)},0</coordinates></Point>
    </Placemark>
  </Document>
</kml>
`;
};

import { isBeside, type RunResult, type Zone } from '@hazardguard/engine';
import { hatchLines, type Point, type Ring } from './hatch-lines.ts';

interface SketchTexts {
  readonly north: string;
  readonly wind: string;
  readonly distance: (metres: number) => string;
}

/** In points. */
const width = 510;
const height = 320;
/** Height of the strip below the zones with scale, wind and north. */
const strip = 40;
const margin = 22;
const metresPerDegree = 111_195;
const ink = '#1d252c';

/** Zones differ without colour: by slope and spacing of the lines, dashes of the edge, and letter. */
const looks = {
  severe: { degrees: 45, gap: 3, dash: '', edge: 2 },
  middle: { degrees: 135, gap: 5.5, dash: '6 3', edge: 1.6 },
  mild: { degrees: 0, gap: 9, dash: '1.2 3', edge: 1.4 },
} as const;

/** A level of the user's own: its edge alone. */
const ownLook = { dash: '9 2.5 1.5 2.5', edge: 1.2 } as const;

/** The zones of a result, then those of the user's own levels: the rows of the table below the sketch. */
export const listReportZones = ({ zones, overlays = [] }: RunResult): readonly Zone[] => [
  ...zones,
  ...overlays.filter(({ level }) => isBeside(level)),
];

/** An area of a warning; its number is that of its row in the table below the sketch. */
export interface SketchArea {
  readonly number: string;
  readonly look: keyof typeof areaLines;
  readonly outline: RunResult['zones'][number]['polygon'][number];
}

/** Width and dashes of the line of each area: they differ in a black-and-white copy. */
const areaLines = {
  'act-now': { width: 2.6, dash: '' },
  'be-ready': { width: 2, dash: '9 5' },
  guide: { width: 1.2, dash: '14 4' },
} as const;

/** A, B, C: worst first, as in the table below the sketch. */
export const toZoneLetter = (index: number): string => String.fromCharCode(65 + index);

const scaleSteps = [1, 2, 5];
const roundLength = (limit: number): number => {
  const decade = 10 ** Math.floor(Math.log10(limit));
  return decade * (scaleSteps.toReversed().find((step) => step * decade <= limit) ?? 1);
};

const formatFixed = (value: number): string => value.toFixed(2);
const toPath = (ring: Ring): string =>
  `${ring.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${formatFixed(x)} ${formatFixed(y)}`).join('')}Z`;
const label = (x: number, y: number, text: string, size: number, anchor = 'start'): string =>
  `<text x="${formatFixed(x)}" y="${formatFixed(y)}" font-family="Devanagari" font-size="${size}" text-anchor="${anchor}" fill="${ink}">${text.replace(/[<>&"]/g, '')}</text>`;

const platedLabel = (x: number, y: number, text: string): string =>
  `<circle cx="${formatFixed(x)}" cy="${formatFixed(y)}" r="7" fill="#ffffff" stroke="${ink}" stroke-width="1"/>${label(x, y + 3.4, text, 9.5, 'middle')}`;

const arrow = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -15L5 -5L1.4 -5L1.4 15L-1.4 15L-1.4 -5L-5 -5Z" fill="${ink}"/></g>`;

/** Clockwise around the source. */
const rotate = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)];
};

/**
 * The zones around their source in lines only, north up, to scale: readable in a black-and-white copy. The confidence lines of the wind
 * direction are given for a wind from north.
 */
export const drawMapSketch = (
  result: RunResult,
  confidenceLines: RunResult['zones'][number]['polygon'],
  texts: SketchTexts,
  areas: readonly SketchArea[] = [],
): string => {
  const { site } = result;
  const shrink = Math.cos((site.latitude * Math.PI) / 180);
  const metres = ([longitude, latitude]: readonly [number, number]): Point => [
    (longitude - site.longitude) * metresPerDegree * shrink,
    (latitude - site.latitude) * metresPerDegree,
  ];
  const zones = listReportZones(result).map((zone, index) => ({ zone, index, rings: zone.polygon.map((ring) => ring.map(metres)) }));
  const drawn = zones.filter(({ rings }) => rings.length > 0);
  const reachable = confidenceLines.map((ring) => ring.map((corner) => rotate(metres(corner), result.windFromDeg)));
  const warned = areas.map(({ outline, ...area }) => ({ ...area, ring: outline.map(metres) }));
  const points: Point[] = [
    [0, 0],
    ...drawn.flatMap(({ rings }) => rings.flat()),
    ...reachable.flat(),
    ...warned.flatMap(({ ring }) => ring),
  ];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((width - 2 * margin) / Math.max(1, east - west), (height - strip - 2 * margin) / Math.max(1, north - south));
  const onPaper = ([x, y]: Point): Point => [
    width / 2 + (x - (west + east) / 2) * scale,
    (height - strip) / 2 - (y - (south + north) / 2) * scale,
  ];
  const paper = drawn.map(({ zone, index, rings }) => ({ zone, index, rings: rings.map((ring) => ring.map(onPaper)) }));
  const fills = paper.flatMap(({ zone, rings }, place) => {
    if (isBeside(zone.level)) return [];
    const look = looks[zone.level.severity];
    const inner = paper[place - 1]?.rings ?? [];
    return hatchLines([...rings, ...inner], look.degrees, look.gap).map(
      ([[ax, ay], [bx, by]]) =>
        `<path d="M${formatFixed(ax)} ${formatFixed(ay)}L${formatFixed(bx)} ${formatFixed(by)}" stroke="#5d6873" stroke-width="0.5"/>`,
    );
  });
  const sector = reachable.map(
    (ring) => `<path d="${toPath(ring.map(onPaper))}" fill="#f1f3f5" stroke="${ink}" stroke-width="0.8" stroke-dasharray="5 4"/>`,
  );
  const edges = paper.toReversed().map(({ zone, rings }) => {
    const { dash, edge } = isBeside(zone.level) ? ownLook : looks[zone.level.severity];
    return `<path d="${rings.map(toPath).join('')}" fill="none" stroke="${ink}" stroke-width="${edge}"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`;
  });
  const areaEdges = warned.map(({ look, ring }) => {
    const { width: line, dash } = areaLines[look];
    return `<path d="${toPath(ring.map(onPaper))}" fill="none" stroke="${ink}" stroke-width="${line}"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`;
  });
  // At the northernmost corner: the letters of the zones are downwind.
  const numbers = warned.map(({ number, ring }) => {
    const [x, y] = onPaper(ring.reduce((north, corner) => (corner[1] > north[1] ? corner : north)));
    return platedLabel(x, y, number);
  });
  const letters = paper.map(({ index, rings }) => findTip(rings[0] ?? [], result, index));
  const [sourceX, sourceY] = onPaper([0, 0]);
  const places = result.hits.slice(0, 60).map(({ receptor }) => {
    const [x, y] = onPaper(metres([receptor.longitude, receptor.latitude]));
    return `<path d="M${formatFixed(x - 2.5)} ${formatFixed(y - 2.5)}h5v5h-5Z" fill="#ffffff" stroke="${ink}" stroke-width="0.9"/>`;
  });
  const barM = roundLength(120 / scale);
  const bar = `<path d="M16 ${height - 14}h${formatFixed(barM * scale)}" stroke="${ink}" stroke-width="2.5"/>`;
  const blown =
    result.hazard === 'explosion'
      ? ''
      : arrow(width / 2 - 60, height - 20, result.windFromDeg + 180) + label(width / 2 - 40, height - 17, texts.wind, 8.5);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0.5 0.5h${width - 1}v${height - 1}h-${width - 1}Z" fill="#ffffff" stroke="#9aa5b1" stroke-width="1"/>`,
    `<path d="M0 ${height - strip}h${width}" stroke="#9aa5b1" stroke-width="0.7"/>`,
    ...sector,
    ...fills,
    ...areaEdges,
    ...edges,
    ...places,
    `<circle cx="${formatFixed(sourceX)}" cy="${formatFixed(sourceY)}" r="4" fill="${ink}" stroke="#ffffff" stroke-width="1.2"/>`,
    ...letters.map(({ x, y, text }) => platedLabel(x, y, text)),
    ...numbers,
    bar,
    label(16, height - 20, texts.distance(barM), 8.5),
    arrow(width - 22, height - 20, 0),
    label(width - 34, height - 17, texts.north, 9, 'end'),
    blown,
    '</svg>',
  ].join('');
};

/** Position of a zone's letter: on its edge downwind; without a wind, at a different angle for each zone. */
const findTip = (ring: Ring, { hazard, windFromDeg }: RunResult, index: number) => {
  const towards = ((hazard === 'explosion' ? 60 + 60 * index : windFromDeg + 180) * Math.PI) / 180;
  const along = ([x, y]: Point): number => x * Math.sin(towards) - y * Math.cos(towards);
  const [x, y] = ring.reduce<Point>((best, point) => (along(point) > along(best) ? point : best), ring[0] ?? [0, 0]);
  return { x, y, text: toZoneLetter(index) };
};

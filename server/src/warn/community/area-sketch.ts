import { findAreaPart, type PublicAlert, type PublicArea } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { html, type Markup } from '../../platform/html/markup.ts';
import type { View } from '../../platform/html/page.ts';
import { formatDistance } from './wording.ts';

const communityTexts = await loadTexts('community-page');

/** Units of the drawing. */
const width = 320;
const height = 220;
const margin = 24;
const metresPerDegree = 111_195;
const steps = [1, 2, 5];

const colours = { 'act-now': '#7a0019', 'be-ready': '#e06a00' } as const;
type AreaName = keyof typeof colours;

type Corner = readonly [number, number];

/** The longest round length that is at most so long, m. */
const roundLength = (mostM: number): number => {
  const decade = 10 ** Math.floor(Math.log10(mostM));
  return decade * (steps.findLast((step) => step * decade <= mostM) ?? 1);
};

/** Whole units, relative: an outline takes some hundred bytes of a page that must load anywhere. */
const toPath = (ring: readonly Corner[]): string => {
  const whole = ring.map(([x, y]): Corner => [Math.round(x), Math.round(y)]);
  return whole
    .map(([x, y], index) => {
      const [px, py] = whole[index - 1] ?? [0, 0];
      return index === 0 ? `M${x} ${y}` : x === px && y === py ? '' : `l${x - px} ${y - py}`;
    })
    .join('');
};

const findRing = ({ features }: PublicArea, part: ReturnType<typeof findAreaPart>): readonly Corner[] | undefined =>
  features.find(({ properties }) => findAreaPart(properties) === part)?.geometry.coordinates[0];

/** Of a wind from the north, with its middle at 0, 0. */
const windArrow = 'M0 -12V12M-6 5L0 12L6 5';

/**
 * The two areas of an alert, north up, to scale, each with its own line and its name, the source, the wind and the largest villages; null: the
 * alert has not both areas.
 */
export const areaSketch = ({ area, origin, villages }: PublicAlert, { language }: View): Markup | null => {
  const { alerts: labels } = communityTexts[language];
  const [ready, now] = area === null ? [] : [findRing(area, 'be-ready'), findRing(area, 'act-now')];
  if (ready === undefined || now === undefined) return null;
  const source = origin === null ? [] : [[origin.longitude, origin.latitude] as const];
  const all = [...ready, ...now, ...source];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min((width - 2 * margin) / ((east - west) * shrink || 1), (height - 2 * margin - 16) / (north - south || 1));
  const place = ([x, y]: Corner): Corner => [
    width / 2 + (x - (west + east) / 2) * shrink * scale,
    height / 2 - 8 - (y - (south + north) / 2) * scale,
  ];
  const name = (part: AreaName): string => labels.areas[part].label.replace(/:$/, '');
  const draw = (part: AreaName, ring: readonly Corner[]): Markup => {
    const corners = ring.map(place);
    const [x, y] = corners.reduce((top, corner) => (corner[1] < top[1] ? corner : top));
    return html`<path d="${toPath(corners)}z" fill="${colours[part]}" fill-opacity="0.2" stroke="${colours[part]}" stroke-width="3" stroke-dasharray="${part === 'be-ready' ? '9 6' : 'none'}"/><text x="${Math.round(Math.min(width - 70, Math.max(70, x)))}" y="${Math.round(y) - 6}">${name(part)}</text>`;
  };
  const dot = (corner: Corner, label: string, isSource: boolean): Markup => {
    const [x, y] = place(corner).map(Math.round) as [number, number];
    const side = x > width / 2 ? -1 : 1;
    return html`<circle cx="${x}" cy="${y}" r="${isSource ? 5 : 3}" fill="${isSource ? 'currentColor' : 'none'}" stroke="currentColor" stroke-width="2"/><text x="${x + side * 8}" y="${y + 4}" class="${side === 1 ? 'right' : 'left'}">${label}</text>`;
  };
  const dots = [
    ...villages.map(({ name: village, latitude, longitude }) => dot([longitude, latitude], village, false)),
    ...source.map((corner) => dot(corner, labels.source, true)),
  ];
  const wind =
    origin === null || origin.windFromDeg === null
      ? null
      : html`<g transform="translate(16 20) rotate(${Math.round(origin.windFromDeg)})"><path d="${windArrow}" fill="none" stroke="currentColor" stroke-width="2.5"/></g><text x="32" y="24" class="right">${labels.wind}</text>`;
  const barM = roundLength((90 * metresPerDegree) / scale);
  const bar = Math.round((barM / metresPerDegree) * scale);
  return html`<svg class="sketch" viewBox="0 0 ${width} ${height}" role="img" aria-label="${labels.where} ${name('act-now')}, ${name('be-ready')}">${draw('be-ready', ready)}${draw('act-now', now)}${dots}${wind}<path d="M8 ${height - 6}h${bar}" stroke="currentColor" stroke-width="3"/><text x="${8 + bar / 2}" y="${height - 12}">${formatDistance(barM, language)}</text><text x="${width - 30}" y="${height - 8}">↑ ${labels.directions[0]}</text></svg>`;
};

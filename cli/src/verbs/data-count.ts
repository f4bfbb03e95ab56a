import { writeText } from '../output.ts';
import { readArguments } from '../read-arguments.ts';
import { type Refusal, refuseUse } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard data count --near LAT,LON --radius-m R [--json]';

const refuse = (reason: string): Refusal => refuseUse(reason, usage);

/** `--near -33.9,18.4` is a place in the south, not an option. */
const joinValues = (args: readonly string[]): readonly string[] =>
  args.flatMap((arg, i) => {
    if (/^-\d/u.test(arg) && args[i - 1]?.startsWith('--')) return [];
    const next = args[i + 1] ?? '';
    return arg.startsWith('--') && !arg.includes('=') && /^-\d/u.test(next) ? [`${arg}=${next}`] : [arg];
  });

const readPlace = (text: string | undefined): { readonly latitude: number; readonly longitude: number } => {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [latitude = Number.NaN, longitude = Number.NaN] = numbers;
  if (numbers.length !== 2 || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180))
    throw refuse('--near must be a latitude and a longitude in degrees, such as 21.63,73.02');
  return { latitude, longitude };
};

const mostRadiusM = 100_000;

const readRadius = (text: string | undefined): number => {
  const radiusM = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  if (!(radiusM > 0 && radiusM <= mostRadiusM)) throw refuse(`--radius-m must be a number of metres up to ${mostRadiusM}`);
  return radiusM;
};

/** Counts people and receptors within a circle. */
export const countData = async (args: readonly string[]): Promise<void> => {
  const options = { near: { type: 'string' }, 'radius-m': { type: 'string' }, json: { type: 'boolean', default: false } } as const;
  const { near, 'radius-m': radius, json } = readArguments(joinValues(args), usage, { options }).values;
  const circle = { ...readPlace(near), radiusM: readRadius(radius) };
  const counted = await withMaintenance(async () => {
    const { countNear } = await import('@hazardguard/server/data');
    return countNear(process.env, circle);
  });
  if (json) return writeText(`${JSON.stringify(counted)}\n`, undefined);
  const { people, day, night, source, year, receptors } = counted;
  const show = (count: number | null): string => (count === null ? 'not known' : String(Math.round(count)));
  const lines = [
    `people      ${people === null ? 'population not known here' : `${show(people)} (${[source, year].filter((part) => part !== null).join(', ')})`}`,
    `by day      ${show(day)}`,
    `by night    ${show(night)}`,
    ...Object.entries(receptors).flatMap(([kind, count]) => (count === 0 ? [] : [`${kind.padEnd(12)}${count}`])),
  ];
  return writeText(`${lines.join('\n')}\n`, undefined);
};

import { type Computed, computeZones } from './compute-zones.ts';
import type { Caveat, SentenceParams } from './model.ts';
import type { ModelOutput, Scenario, SourceTerm } from './pipeline.ts';
import { Refusal } from './refusal.ts';
import { boilsAbove, stockOf } from './source/stock.ts';
import { boilingTemperatureAt } from './substance/vapour-pressure.ts';
import { celsiusOf } from './units/convert.ts';

/**
 * A vapour pressure this close to the outside pressure, as a share, may lie on either side of it: a temperature read 3 K wrong, or the air
 * pressure of another day. Our choice, as for a stock near its saturation pressure.
 */
const nearShare = 0.9;

/** How far on the other side of the boiling point the other figures are taken, as a share of the pressure. */
const beyond = 5e-4;

/** Figures that differ by more than this are shown. */
const tellingRatio = 1.1;

/** Figures below these are nothing: kg/s or kg, and m. */
const leastAmount = 1e-3;
const leastM = 5;

const sides = {
  below: { code: 'just-below-boiling', where: 'below', there: 'above' },
  above: { code: 'just-above-boiling', where: 'above', there: 'below' },
} as const;

const differ = (one: number, other: number, least: number): boolean => {
  const [a, b] = [Math.max(least, one), Math.max(least, other)];
  return Math.max(a / b, b / a) > tellingRatio;
};

const rateOf = ({ steps }: SourceTerm): number => Math.max(0, ...steps.map(({ rateKgS }) => rateKgS));

/** Radius of the pool that a result shows: the one that burns, else the one that evaporates, m. */
const poolRadiusOf = ({ details }: ModelOutput, { poolRadiusM }: SourceTerm): number => {
  const burning = details?.find(({ key }) => key === 'pool-diameter');
  return burning === undefined ? poolRadiusM : burning.value / 2;
};

const rounded = (value: number): string => String(Number(value.toPrecision(2)));
const inMetres = (value: number): string => (value >= 1000 ? `${rounded(value / 1000)} km` : `${rounded(value)} m`);

/** What is shown of the other side: source and zones, each figure by a name that ends in its unit. */
const figuresOf = ({ prepared, output, zones }: Computed) => {
  const { source } = prepared;
  const durationS = source.steps.at(-1)?.toS ?? 0;
  const ofZones: SentenceParams = Object.fromEntries(
    zones.flatMap(({ reachM, maxHalfWidthM }, i) => [
      [`otherReach${i + 1}M`, reachM],
      [`otherHalfWidth${i + 1}M`, maxHalfWidthM],
    ]),
  );
  return {
    otherRateKgS: rateOf(source),
    otherAirborneKg: source.airborneKg,
    otherDurationS: durationS,
    otherDurationMin: durationS / 60,
    otherPoolRadiusM: poolRadiusOf(output, source),
    zones: zones.map(({ level, reachM }) => `${level.id} ${inMetres(reachM)}`).join('; '),
    ...ofZones,
  };
};

/** The scenario with its contents just on the other side of their boiling point; null where they are not near it, or are gas. */
const otherSideOf = (scenario: Scenario, { prepared: { air, source } }: Computed) => {
  const { rupture, storage, substance } = scenario;
  if (rupture === null || rupture.type === 'direct' || source.regime === 'detonation') return null;
  if (substance.liquidDensity === undefined) return null;
  const { state, saturatedPa, temperatureK } = stockOf(scenario, air);
  if (state === 'gas') return null;
  const limitPa = boilsAbove(air);
  const isBoiling = state === 'boiling-liquid';
  if (isBoiling ? saturatedPa * nearShare > limitPa : saturatedPa < nearShare * limitPa) return null;
  const boilingK = boilingTemperatureAt(substance, limitPa * (isBoiling ? 1 - beyond : 1 + beyond));
  return { isBoiling, temperatureK, boilingK, other: { ...scenario, storage: { ...storage, temperatureK: boilingK } } };
};

/** The zones of the other side; null where it is refused and so has no figures. */
const computeOther = (other: Scenario): Computed | null => {
  try {
    return computeZones(other);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/**
 * Contents within the error of readings of their boiling point evaporate from a pool, or flash: where the figures of the two differ, those
 * of the other side are shown. ALOHA's own two branches differ up to seventyfold in rate; the best estimate leads from one to the other.
 */
export const nearBoilingCaveats = (scenario: Scenario, own: Computed): readonly Caveat[] => {
  const side = otherSideOf(scenario, own);
  if (side === null) return [];
  const other = computeOther(side.other);
  if (other === null) return [];
  const figures = figuresOf(other);
  const { source } = own.prepared;
  const rateKgS = rateOf(source);
  const isTelling =
    differ(rateKgS, figures.otherRateKgS, leastAmount) ||
    differ(source.airborneKg, figures.otherAirborneKg, leastAmount) ||
    own.zones.some(({ reachM }, i) => differ(reachM, other.zones[i]?.reachM ?? 0, leastM));
  if (!isTelling) return [];
  const isWorse = figures.otherRateKgS > rateKgS || own.zones.some(({ reachM }, i) => (other.zones[i]?.reachM ?? 0) > reachM);
  const { code, where, there } = side.isBoiling ? sides.above : sides.below;
  const { otherRateKgS, otherAirborneKg, otherDurationMin, zones } = figures;
  const boilingC = celsiusOf(side.boilingK);
  return [
    {
      code,
      severity: isWorse ? 'warning' : 'note',
      message: `The contents are stored just ${where} their boiling point of ${boilingC.toFixed(1)} °C, by less than readings can be wrong. Just ${there} it, up to ${rounded(otherRateKgS)} kg/s and ${rounded(otherAirborneKg)} kg in all become airborne within ${rounded(otherDurationMin)} min, with zones of ${zones}. Plan for the larger figures.`,
      quantity: 'temperatureC',
      value: celsiusOf(side.temperatureK),
      unit: '°C',
      params: { boilingC: Number(boilingC.toFixed(1)), ...figures },
    },
  ];
};

import { historyAt } from '../dose/history.ts';
import { type Series, valueAt } from '../dose/series.ts';
import { fluctuationFactor, shareOfLevel } from '../dose/toxic-load.ts';
import { heatDose, heatProbit, heatProbits } from '../effect/heat-dose.ts';
import { indoorSeries, withClearing } from '../effect/indoor.ts';
import { probitCaveats } from '../effect/lethality-levels.ts';
import { deathShare } from '../effect/probit.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat, Level, LevelDose } from '../types/common-types.ts';
import type { Field, PassingCloud, PlumeField } from '../types/pipeline.ts';
import type { ProbitSet, Substance } from '../types/substance-types.ts';
import type { LevelThere, Threat } from '../types/threat-types.ts';
import { shortFigure } from '../units/short-figure.ts';
import { shelterOrLeave, type Walk } from './shelter-or-leave.ts';
import { computeStay, spanAbove } from './stay.ts';

/** Number of moments of the passage, and of the house clearing after it. */
const passageMoments = 150;
const clearingMoments = 40;

/** Below this nothing is said to come, ppm. */
const leastPpm = 1e-6;

/** Intensity of a plume's fluctuations, standard deviation over mean, for which the caveat is computed. */
const flutterIntensity = 1;

/** What the threat of a cloud is made from. */
export interface CloudThere {
  readonly field: PassingCloud;
  readonly walk: Walk;
  readonly levels: readonly Level[];
  /** Levels that are listed and decide nothing. */
  readonly overlay: readonly Level[];
  readonly substance: Substance;
  readonly probitSet: ProbitSet;
  /** Of the toxic load; null: not known. */
  readonly exponent: number | null;
  /** The toxic load that corresponds to a level; null: not known. */
  readonly loadFor: (level: Level) => LevelDose | null;
  readonly exposureS: number;
  /** Air exchange of the building with everything closed, 1/s. */
  readonly perS: number;
  /** False for a cloud that is only assessed as flammable. */
  readonly isToxic: boolean;
}

type Over = Pick<
  Threat,
  | 'unit'
  | 'peak'
  | 'arrivalS'
  | 'departureS'
  | 'series'
  | 'airChangesPerH'
  | 'exponent'
  | 'outdoors'
  | 'indoors'
  | 'levels'
  | 'shelter'
  | 'heat'
  | 'caveats'
>;

const axisCaveats = (field: PassingCloud, { xM, yM, zM }: Walk): readonly Caveat[] => {
  const axisPpm = field.peak(Math.hypot(xM, yM), 0, zM);
  const offDeg = (Math.atan2(Math.abs(yM), xM) * 180) / Math.PI;
  if (offDeg < 0.5) return [];
  return [
    warning(
      'threat-axis-doubt',
      `The wind direction is uncertain by a few degrees. This place is ${offDeg.toFixed(0)}° off the axis of the cloud; if the wind blew straight here, the peak concentration would be ${shortFigure(axisPpm, 2)} ppm.`,
      { params: { offDeg: Math.round(offDeg), axisPpm } },
    ),
  ];
};

const fluctuationCaveats = (exponent: number): readonly Caveat[] => {
  const factor = fluctuationFactor(exponent, flutterIntensity);
  return factor <= 1
    ? []
    : [
        note(
          'threat-flutter',
          `The concentration outdoors fluctuates about the computed values; where the fluctuation is as large as the mean, the toxic load is ${shortFigure(factor, 2)} times as high.`,
          { params: { factor } },
        ),
      ];
};

const always: readonly Caveat[] = [
  warning(
    'threat-all-clear',
    'The moment to air the house is computed, not measured: open windows only when the authority or a gas detector says that the air outdoors is clean.',
  ),
  note(
    'threat-well-mixed',
    'Indoor values are for a well-mixed house with doors and windows closed and no fan running; a room on the windward side takes in more, a room without windows less.',
  ),
];

const haber: Caveat = warning(
  'threat-haber',
  'Neither a table of levels nor a probit gives the exponent of the toxic load here: loads are concentration times time (exponent 1), which understates short, high peaks.',
);

const slotCaveats = ({ name, slot }: Substance): readonly Caveat[] =>
  slot === undefined || slot.verified
    ? []
    : [
        warning(
          'slot-unverified',
          `The dangerous toxic loads (SLOT, SLOD) of ${name} were not checked against their source; check them before you rely on them.`,
          { params: { chemical: name } },
        ),
      ];

/** Moments for charts: those of the passage, then the clearing of the house ever wider apart. */
const chartMoments = (outdoor: Series, endS: number): readonly number[] => {
  const passed = outdoor.timeS.at(-1) ?? 0;
  const after = Array.from({ length: clearingMoments }, (_, i) => passed + (endS - passed) * ((i + 1) / clearingMoments) ** 2);
  return [...outdoor.timeS, ...(endS > passed ? after : [])];
};

/** The place over time in a cloud: outdoors, indoors, against the levels, shelter against leaving. */
export const cloudThere = (there: CloudThere): Over => {
  const { field, walk, levels, overlay, substance, probitSet, exposureS, perS, isToxic } = there;
  const { xM, yM, zM } = walk;
  const peak = field.peak(xM, yM, zM);
  const comes = peak >= leastPpm;
  const outdoor = historyAt(field, xM, yM, zM, passageMoments);
  const indoor = indoorSeries(withClearing(outdoor, perS), [{ fromS: 0, perS }]);
  const exponent = there.exponent ?? 1;
  const stay = (series: Series) => (isToxic ? computeStay(series, substance, probitSet, exponent, exposureS) : null);
  const outdoors = stay(outdoor);
  const indoors = stay(indoor);
  const loadFor = (level: Level): LevelDose => there.loadFor(level) ?? { exponent, exposureS, levelS: exposureS, shorter: undefined };
  const doseShare = (series: Series, level: Level): number | null =>
    isToxic && level.unit === 'ppm' ? shareOfLevel(series, level.value, loadFor(level)) : null;
  const moments = chartMoments(outdoor, indoor.timeS.at(-1) ?? 0);
  return {
    unit: 'ppm',
    peak,
    arrivalS: comes ? field.arrivalS(xM) : null,
    departureS: comes ? field.departureS(xM) : null,
    series: {
      timeS: moments,
      outdoors: moments.map((moment) => valueAt(outdoor, moment)),
      indoors: moments.map((moment) => valueAt(indoor, moment)),
    },
    airChangesPerH: perS * 3600,
    exponent: isToxic ? exponent : null,
    outdoors,
    indoors,
    levels: [...levels, ...overlay].map((level): LevelThere => {
      const doseShareOutdoors = doseShare(outdoor, level);
      return {
        level,
        met: level.dose === undefined ? peak >= level.value : (doseShareOutdoors ?? 0) >= 1,
        outdoors: spanAbove(outdoor, level.value),
        indoors: spanAbove(indoor, level.value),
        doseShareOutdoors,
        doseShareIndoors: doseShare(indoor, level),
      };
    }),
    shelter: isToxic && comes ? shelterOrLeave({ field, walk, outdoor, perS, exponent, loadFor, levels }) : null,
    heat: null,
    caveats: [
      ...axisCaveats(field, walk),
      ...always,
      ...(isToxic ? [...probitCaveats(substance, probitSet), ...slotCaveats(substance), ...fluctuationCaveats(exponent)] : []),
      ...(isToxic && there.exponent === null ? [haber] : []),
    ],
  };
};

/** How long people stand in a fire, and how long it burns, s. */
export interface FireTimes {
  readonly seconds: number;
  readonly burnsS: number | null;
}

/** A field of one value at a place. */
type Still = Exclude<Field, PlumeField>;

const peakOf = (field: Still, xM: number, yM: number): number =>
  field.shape === 'radial' ? field.peak(Math.hypot(xM, yM)) : field.peak(xM, yM);

/** One value at a place: of heat, with its dose over the time people stand in it, from the heat as it counts towards that; and of blast. */
export const valueThere = (
  field: Still,
  forDose: Still,
  xM: number,
  yM: number,
  levels: readonly Level[],
  { seconds, burnsS }: FireTimes,
): Over => {
  const peak = peakOf(field, xM, yM);
  const steadyWm2 = 1000 * peakOf(forDose, xM, yM);
  return {
    unit: field.unit,
    peak,
    arrivalS: null,
    departureS: null,
    series: { timeS: [], outdoors: [], indoors: [] },
    airChangesPerH: null,
    exponent: null,
    outdoors: null,
    indoors: null,
    levels: levels.map((level) => ({
      level,
      met: peak >= level.value,
      outdoors: null,
      indoors: null,
      doseShareOutdoors: null,
      doseShareIndoors: null,
    })),
    shelter: null,
    heat:
      field.unit === 'kW/m²'
        ? {
            seconds,
            burnsS,
            dose: heatDose(steadyWm2, seconds),
            deathShare: steadyWm2 > 0 ? deathShare(heatProbit(heatProbits.tno, steadyWm2, seconds)) : 0,
          }
        : null,
    caveats: [],
  };
};

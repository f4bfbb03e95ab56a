import { findChemical, toSubstance } from '@hazardguard/chemicals';
import {
  checkScenario,
  type InputProblem,
  isBeside,
  type Level,
  type RunResult,
  run,
  type Scenario,
  type ScenarioDocument,
} from '@hazardguard/engine';
import { prepare } from '@hazardguard/engine/models';
import { type CurveId, curveIds } from './dispersion-coefficients.ts';

/** A Gaussian plume, and where to cut across it. */
export interface PlumeRequest {
  readonly document: ScenarioDocument;
  /** Distance downwind of the cut across the plume, m. */
  readonly acrossAtM: number;
}

/** The result for one set of dispersion coefficients, on the ground, highest over time, ppm. */
export interface PlumeCurve {
  /** 'default': the model's own, as the zones on the map. */
  readonly coefficientSet: CurveId;
  /** Along the axis, at each of `distancesM`. */
  readonly axisPpm: readonly number[];
  /** Across the wind, at each of `acrossM`. */
  readonly acrossPpm: readonly number[];
  readonly result: RunResult;
}

export interface PlumeCurves {
  readonly acrossAtM: number;
  readonly distancesM: readonly number[];
  readonly acrossM: readonly number[];
  /** The established levels, then those of the user's own. */
  readonly levels: readonly Level[];
  readonly curves: readonly PlumeCurve[];
}

export type PlumeAnswer =
  | { readonly ok: true; readonly curves: PlumeCurves }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** The coefficients were published from 100 m on; nearer values show the start of the plume. The model ends at 10 km. */
const nearestM = 10;
const farthestM = 10_000;
const stepsPerDecade = 60;

/** Round distances, so that tables need no interpolation, m. */
const roundM: readonly number[] = [1, 10, 100, 1000].flatMap((decade) => [10, 15, 20, 30, 50, 70].map((step) => step * decade));

const distancesM: readonly number[] = [
  ...new Set([...roundM, ...Array.from({ length: 3 * stepsPerDecade }, (_, step) => nearestM * 10 ** (step / stepsPerDecade)), farthestM]),
]
  .filter((distance) => distance <= farthestM)
  .toSorted((a, b) => a - b);

const acrossSteps = 120;
/** The cut shows everything above this share of its middle. */
const minShare = 1e-4;

/** Positions across the wind, m, left positive, wide enough for the widest curve. */
const acrossPlaces = (halfWidthM: number): readonly number[] =>
  Array.from({ length: 2 * acrossSteps + 1 }, (_, step) => (halfWidthM * (step - acrossSteps)) / acrossSteps);

const computeField = (scenario: Scenario) => {
  const { model, air, source, levels, overlay } = prepare(scenario);
  const { field } = model.compute(scenario, air, source);
  if (field.shape !== 'plume') throw new Error(`${model.id} gave a ${field.shape} field; the charts draw plumes`);
  return { field, levels: [...levels, ...overlay.filter(isBeside)] };
};

const notInLibrary = (chemical: string): InputProblem => ({
  field: 'chemical',
  value: chemical,
  allowed: 'a CAS number or name of the library',
  message: `The chemical library has no “${chemical}”.`,
});

/** Computes the same release with each set of coefficients, along and across the plume, with the engine's checks, source and model. */
export const plumeCurves = ({ document, acrossAtM }: PlumeRequest): PlumeAnswer => {
  const chemical = findChemical(document.chemical);
  if (!chemical) return { ok: false, problems: [notInLibrary(document.chemical)] };
  const substance = toSubstance(chemical);
  const members = [];
  for (const coefficientSet of curveIds) {
    const school = coefficientSet === 'default' ? {} : { dispersionSchool: coefficientSet };
    const checked = checkScenario({ ...document, model: 'gaussian-plume', ...school }, substance);
    if (!checked.ok) return { ok: false, problems: checked.problems };
    members.push({ coefficientSet, scenario: checked.scenario, ...computeField(checked.scenario) });
  }
  const halfWidthM = Math.max(1, ...members.map(({ field }) => field.halfWidth(acrossAtM, minShare * field.axisPeak(acrossAtM))));
  const acrossM = acrossPlaces(halfWidthM);
  return {
    ok: true,
    curves: {
      acrossAtM,
      distancesM,
      acrossM,
      levels: members[0]?.levels ?? [],
      curves: members.map(({ coefficientSet, scenario, field }) => ({
        coefficientSet,
        axisPpm: distancesM.map((x) => field.axisPeak(x)),
        acrossPpm: acrossM.map((y) => field.peak(acrossAtM, y, 0)),
        result: run(scenario),
      })),
    },
  };
};

import { type Caveat, checkScenario, type RunResult, run, type Scenario, type Substance, type Zone } from '@hazardguard/engine';
import { prepare, releasedMass } from '@hazardguard/engine/models';
import type { ScenarioMembers } from './plausible-scenario.ts';

/** Figures of a run that a user acts on. */
export type OutputKind = 'reach' | 'half-width' | 'rate' | 'airborne mass' | 'duration' | 'pool radius';

/** One figure of a run. */
export interface Output {
  /** 'reach AEGL-2', 'rate'. */
  readonly name: string;
  readonly kind: OutputKind;
  readonly value: number;
  readonly unit: string;
  /** Two values below it count as equal: so close to the source, or so small, they are noise. */
  readonly floor: number;
  /** The value is the limit of the model, a lower bound. */
  readonly cutOff: boolean;
}

/** Figures by which two runs of a scenario are compared. */
export interface ScenarioOutcome {
  readonly scenario: Scenario;
  readonly hazard: string;
  readonly mode: string;
  readonly model: string;
  /** How the result was computed: model, criterion, regime, weather, caveats. */
  readonly marks: readonly string[];
  readonly caveats: readonly Caveat[];
  readonly outputs: readonly Output[];
  readonly zones: readonly Zone[];
  readonly inputs: RunResult['inputs'];
  readonly source: RunResult['source'];
  /** Sum of rate times duration over the steps that the models read, kg; null where nothing flows over time. */
  readonly stepsKg: number | null;
  /** Sum of rate times duration over the history that charts show, kg; null without a history. */
  readonly historyKg: number | null;
  readonly quantityKg: number;
}

/** Reaches below this are noise of the size of the source, m. */
const nearestReachM = 5;

const zoneOutputs = (zones: readonly Zone[]): readonly Output[] =>
  zones.flatMap(({ level, status, reachM, maxHalfWidthM }) => {
    const shared = { unit: 'm', floor: nearestReachM, cutOff: status === 'beyond-range' };
    return [
      { name: `reach ${level.id}`, kind: 'reach', value: reachM, ...shared },
      { name: `half-width ${level.id}`, kind: 'half-width', value: maxHalfWidthM, ...shared },
    ] as const;
  });

/** An instantaneous release has no rate and no duration. */
const sourceOutputs = (source: RunResult['source'], poolRadiusM: number, quantityKg: number): readonly Output[] => {
  const whole = { cutOff: false };
  const mass = {
    name: 'airborne mass',
    kind: 'airborne mass',
    value: source.airborneKg,
    unit: 'kg',
    floor: 0.001 * quantityKg,
    ...whole,
  } as const;
  if (source.rateKgS === null) return [mass];
  return [
    mass,
    { name: 'rate', kind: 'rate', value: source.rateKgS, unit: 'kg/s', floor: 0.001, ...whole },
    { name: 'duration', kind: 'duration', value: source.durationS, unit: 's', floor: 10, ...whole },
    { name: 'pool radius', kind: 'pool radius', value: poolRadiusM, unit: 'm', floor: 1, ...whole },
  ];
};

/** Radius of the pool of a result, burning or else evaporating, m. */
const shownPoolRadius = ({ details }: RunResult, evaporatingM: number): number => {
  const burning = details?.find(({ key }) => key === 'pool-diameter');
  return burning === undefined ? evaporatingM : burning.value / 2;
};

/** Runs a scenario; null if the check refuses it. */
export const computeOutcome = (document: ScenarioMembers, substance: Substance): ScenarioOutcome | null => {
  const check = checkScenario(document, substance);
  if (!check.ok) return null;
  const { scenario } = check;
  const result = run(scenario);
  const { poolRadiusM, steps, instantaneous } = prepare(scenario).source;
  const { model, source, stability, zones, caveats } = result;
  const flows = !instantaneous && scenario.rupture !== null && source.regime !== 'detonation';
  return {
    scenario,
    hazard: result.hazard,
    mode: model.mode,
    model: model.id,
    marks: [
      `model ${model.id}`,
      `criterion ${model.reasonCode ?? ''}`,
      `regime ${source.regime}`,
      `class ${stability}`,
      ...new Set(caveats.map(({ code }) => `caveat ${code}`)),
    ],
    caveats,
    outputs: [
      ...zoneOutputs(zones),
      ...(flows || instantaneous ? sourceOutputs(source, shownPoolRadius(result, poolRadiusM), scenario.quantityKg) : []),
    ],
    zones,
    inputs: result.inputs,
    source,
    stepsKg: flows ? steps.reduce((sum, { fromS, toS, rateKgS }) => sum + rateKgS * (toS - fromS), 0) : null,
    historyKg: flows && source.history.length > 0 ? releasedMass(source.history) : null,
    quantityKg: scenario.quantityKg,
  };
};

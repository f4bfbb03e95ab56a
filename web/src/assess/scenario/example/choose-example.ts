import {
  type ChemicalName,
  type InventoryItem,
  type PrecomputedFootprint,
  referenceWeather,
  releaseOpenings,
  type Weather,
} from '@hazardguard/contract';
import type { Hazard } from '@hazardguard/engine';
import { chooseHazard, type Happening, rankStock } from '../choose-hazard.ts';
import { emptyForm, localTime, type ScenarioForm } from '../scenario-form.ts';
import { toReleaseInputs } from '../stock-release.ts';
import { weatherPatch } from '../weather-patch.ts';

/** What a link asks for: the hazard of an item. */
export interface Wanted {
  readonly item: number;
  readonly hazard: Hazard;
}

export interface ExampleFacts {
  readonly items: readonly InventoryItem[];
  readonly library: ReadonlyMap<string, ChemicalName>;
  /** The ready assessment; undefined: it could not be read. */
  readonly footprint: Pick<PrecomputedFootprint, 'worst' | 'alternative'> | undefined;
  /** Current weather; null: none is known. */
  readonly weather: Weather | null;
  readonly now: Date;
  readonly wanted: Wanted | undefined;
  readonly plumeModel: ScenarioForm['plumeModel'];
}

/** The scenario that an analysis opens with, or why there is none. */
export type Example =
  | {
      readonly kind: 'example';
      readonly form: ScenarioForm;
      /** The stock of the link, that with the longest reach in the ready assessment, that with the longest through a hole, or the first by class and mass. */
      readonly stockFrom: 'link' | 'worst' | 'alternative' | 'rank';
      /** There is no other to try when the engine refuses it. */
      readonly isLast: boolean;
    }
  | { readonly kind: 'none'; readonly why: 'no-stock' | 'no-model' };

/** An opening that nobody has measured: as in an emergency report whose size is not known, the upper end of IOGP 434-01's medium holes. */
const hole = { rupture: releaseOpenings.unknown.type, diameterM: String(releaseOpenings.unknown.diameterM) } as const;
const whole = { rupture: 'catastrophic' } as const;

type Opening = typeof hole | typeof whole;
interface Candidate {
  readonly item: InventoryItem;
  readonly hazard: Hazard;
  readonly opening: Opening;
}

/**
 * What can be shown, the best first. With a link only what it asks for. Else a leak or a fire through the hole, then what has none: the
 * stock of the ready assessment first, then all by UN class and mass; those without a mass last.
 */
const listCandidates = ({ items, library, footprint, wanted }: ExampleFacts): readonly Candidate[] => {
  const find = (id: number | undefined): readonly InventoryItem[] => items.filter((item) => item.id === id);
  const list = (some: readonly InventoryItem[], happening: Happening, opening: Opening): readonly Candidate[] =>
    rankStock(some, library, happening, undefined).flatMap((item): Candidate[] => {
      const hazard = chooseHazard(happening, item.chemicalId === null ? undefined : library.get(item.chemicalId));
      return hazard === undefined ? [] : [{ item, hazard, opening }];
    });
  const linked = find(wanted?.item);
  if (wanted !== undefined && linked.length > 0)
    return linked.flatMap((item) => [hole, whole].map((opening) => ({ item, hazard: wanted.hazard, opening })));
  const order = [find(footprint?.worst?.inventoryItemId), find(footprint?.alternative?.inventoryItemId), items];
  const isPure = ({ item: { form } }: Candidate): boolean => form.kind === 'pure';
  const candidates = [
    ...order.flatMap((some) => [...list(some, 'leaking', hole), ...list(some, 'burning', hole)]),
    ...order.flatMap((some) => [...list(some, 'exploded', whole), ...list(some, 'leaking', whole)]),
  ];
  // Of solutions only the form opens: they get no zones before a person has chosen to assess them as pure.
  const shown = candidates.some(isPure) ? candidates.filter(isPure) : candidates.slice(0, 1);
  return shown.toSorted((one, other) => Number(one.item.quantityKg === null) - Number(other.item.quantityKg === null));
};

const { alternative: typical } = referenceWeather;

/**
 * Weather while none is known: that of the ready assessment's alternative case (40 CFR 68.22 allows typical weather; 3 m/s and class D are
 * EPA's). The direction is assumed, because a picture needs one. The result says so.
 */
const typicalWeather: Partial<ScenarioForm> = {
  windFromDeg: 0,
  windSpeedMs: String(typical.windSpeedMs),
  temperatureC: String(typical.temperatureC),
  humidityPercent: String(typical.humidityPercent),
  stability: typical.stability,
  weatherSource: 'typical',
  temperatureFrom: 'assumed',
};

const findStockFrom = ({ id }: InventoryItem, { footprint, wanted }: ExampleFacts): 'link' | 'worst' | 'alternative' | 'rank' => {
  if (id === wanted?.item) return 'link';
  if (id === footprint?.worst?.inventoryItemId) return 'worst';
  return id === footprint?.alternative?.inventoryItemId ? 'alternative' : 'rank';
};

/** `refused`: how many candidates the engine has refused, such as a hole in a vessel whose pressure is not known. */
export const chooseExample = (facts: ExampleFacts, refused: number): Example => {
  if (facts.items.length === 0) return { kind: 'none', why: 'no-stock' };
  const candidates = listCandidates(facts);
  const last = candidates.length - 1;
  const candidate = candidates[Math.min(refused, last)];
  if (candidate === undefined) return { kind: 'none', why: 'no-model' };
  const { item, hazard, opening } = candidate;
  const { weather, now } = facts;
  return {
    kind: 'example',
    stockFrom: findStockFrom(item, facts),
    isLast: refused >= last,
    form: {
      ...emptyForm(localTime(now)),
      hazard,
      plumeModel: facts.plumeModel,
      ...toReleaseInputs(item),
      ...opening,
      ...(weather === null ? typicalWeather : weatherPatch(weather, weather.source)),
    },
  };
};

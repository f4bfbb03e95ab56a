import { findChemical } from '@hazardguard/chemicals';
import {
  computeRmpBlastM,
  findComparedZone,
  findErgDistance,
  findReleasedVessels,
  findRmpTableDistance,
  isDaylight,
  type RmpTables,
  type RmpTerrain,
  type Run,
  type SecondOpinion,
} from '@hazardguard/contract';
import type { Zone } from '@hazardguard/engine';
import { toCard } from '../../register/chemicals/card.ts';

/** A second opinion with the facts that the report names with it. */
export type PrintedOpinion = SecondOpinion &
  (
    | { readonly who: 'erg'; readonly spill: 'small' | 'large'; readonly part: 'day' | 'night'; readonly container: string | null }
    | { readonly who: 'rmp' }
    | { readonly who: 'table'; readonly number: number; readonly terrain: RmpTerrain; readonly source: string; readonly edition: string }
  );

export interface RunOpinions {
  /** The zone to compare with. */
  readonly own: Zone;
  readonly others: readonly PrintedOpinion[];
}

/** The second opinions of a run, the same as on screen; null where no source has a distance for this accident. */
export const listRunOpinions = ({ result, scenario }: Pick<Run, 'result' | 'scenario'>, tables: RmpTables | null): RunOpinions | null => {
  const chemical = findChemical(scenario.chemical);
  const own = findComparedZone(result);
  if (chemical === undefined || own === undefined) return null;
  const card = toCard(chemical);
  const { quantityKg } = scenario;
  const isDay = isDaylight(scenario.time, result.site);
  const others: PrintedOpinion[] = [];
  if (result.hazard === 'leak') {
    const erg = findErgDistance(card, { quantityKg, isDay, windSpeedMs: result.windSpeedMs, vessels: findReleasedVessels(result) });
    if (erg) others.push({ who: 'erg', ...erg, part: isDay ? 'day' : 'night' });
    const found = findRmpTableDistance(tables, card, scenario);
    if (tables !== null && typeof found !== 'string')
      others.push({ who: 'table', ...found, unverified: false, source: tables.source, edition: tables.edition });
  }
  const heat = card.properties.find(({ key }) => key === 'heat of combustion')?.value;
  if (result.hazard === 'explosion' && heat !== undefined)
    others.push({ who: 'rmp', distanceM: computeRmpBlastM(quantityKg, heat), orMore: false, unverified: true });
  return others.length === 0 ? null : { own, others };
};

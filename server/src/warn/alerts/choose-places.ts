import { type Account, type Alert, type FieldProblem, findAreaPart, publicArea, type VillageOff } from '@hazardguard/contract';
import { shapeMeets, toShape } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';
import { isSameVillage, listVillageOutlines } from '../delivery/place-rules.ts';
import type { VillageOutline } from '../followers/reach.ts';
import { parsePolygons } from './area-facts.ts';
import { type DraftDeps, editedMeanwhile, noSuchAlert, readAlert, refuse, toVariantColumns } from './draft-alert.ts';
import { toCarriedColumns, toSavedByColumns } from './present.ts';
import { refuseAllClear, refuseStep } from './rules.ts';
import { readVariantRun, toVariantContent } from './steps.ts';
import { appendVersion, findAlert } from './store.ts';

type Named = Pick<VillageOff, 'code' | 'name'>;

/** Whether a village meets one of the parts of an area. An area that a person drew is a zone. */
export const meetsPart = (
  area: unknown,
  parts: readonly ReturnType<typeof findAreaPart>[],
): ((outline: VillageOutline['outline']) => boolean) => {
  const zones = (publicArea.safeParse(area).data?.features ?? [])
    .filter(({ properties }) => parts.includes(findAreaPart(properties)))
    .map(({ geometry }) => geometry.coordinates);
  return (outline) => {
    const shape = toShape({ type: 'MultiPolygon', coordinates: outline } as never);
    return zones.some((zone) => shapeMeets(shape, zone));
  };
};

/** Outlines of the villages of an area. */
export const listOutlinesIn = (
  database: Pick<Database, 'kysely'>,
  area: unknown,
  villages: readonly Named[],
): Promise<readonly VillageOutline[]> =>
  listVillageOutlines(database, { type: 'MultiPolygon', coordinates: parsePolygons(area) }, villages);

/** The villages that meet a zone or the act-now area. */
const listVillagesInZones = async (
  database: Pick<Database, 'kysely'>,
  area: unknown,
  villages: readonly Named[],
): Promise<readonly Named[]> => {
  const isInZone = meetsPart(area, ['zone', 'act-now']);
  return (await listOutlinesIn(database, area, villages)).filter(({ outline }) => isInZone(outline));
};

export interface PlacesInput {
  readonly version: number;
  readonly byPlace: boolean;
  readonly villagesOff: readonly VillageOff[];
}

/** Switches villages of a draft off or on and chooses whether the advice may differ by place; a submitted alert becomes a draft again. */
export const choosePlaces = async (
  deps: Pick<DraftDeps, 'database' | 'settings' | 'compute'>,
  id: string,
  { version, byPlace, villagesOff }: PlacesInput,
  { person, now }: { readonly person: Account; readonly now: Date },
): Promise<Alert> => {
  const { database } = deps;
  const row = await findAlert(database, id);
  if (!row) throw noSuchAlert();
  refuseAllClear(row);
  refuseStep(row, 'save', version, now);
  const inside = row.population?.villages ?? [];
  const inZones = await listVillagesInZones(database, row.area, villagesOff);
  refuse(
    villagesOff.flatMap(({ reason, ...village }, index): FieldProblem[] => {
      const field = `villagesOff.${index}`;
      if (!inside.some((one) => isSameVillage(one, village)))
        return [{ field, value: village.name, message: `${village.name} is not among the villages of the area` }];
      const needsReason = reason === null && inZones.some((one) => isSameVillage(one, village));
      return needsReason ? [{ field: `${field}.reason`, message: `${village.name} is inside a zone: enter why it is not warned` }] : [];
    }),
  );
  const next = { ...toCarriedColumns(row), by_place: byPlace, villages_off: JSON.stringify(villagesOff) };
  const saved = await appendVersion(database, {
    ...next,
    ...(await toVariantColumns(deps, await readVariantRun(deps, row.run_id), toVariantContent(next), now)),
    version: row.version + 1,
    state: 'draft',
    reason: row.kind === 'Update' ? row.reason : null,
    authors: [...new Set([...row.authors, person.id])],
    ...toSavedByColumns(person),
  });
  if (!saved) throw editedMeanwhile();
  return readAlert(database, id);
};

import type { IndustryInput, Scope } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { findViewer, refuseSiteOutsideScope, siteInScope } from '../../platform/db/scope/row-scope.ts';
import { refuseUnknownDistrict } from './districts.ts';
import { isOtherDistrict, judgePlace, type Place } from './moves/move-rules.ts';
import { editedMeanwhile, type IndustryRow, noSuchIndustry, roundDegrees, toIndustryColumns } from './rules.ts';
import { openStateReader } from './states.ts';
import { findIndustry, refuseTakenName } from './store.ts';

export interface ChangeOptions {
  /** The version that the person saw; undefined: whichever there is. */
  readonly version: number | undefined;
  readonly by: { readonly id: string; readonly name: string };
}

interface ChangedIndustry {
  readonly row: IndustryRow;
  /** The district or position waits for the consent of its authority; everything else is saved. */
  readonly proposed: boolean;
}

const findSite = async ({ kysely }: Database, id: number) => {
  const columns = ['id', 'district', 'state', 'latitude', 'longitude', 'agreed_latitude', 'agreed_longitude'] as const;
  const site = await kysely.selectFrom('industry').select(columns).where('id', '=', id).where(siteInScope()).executeTakeFirst();
  if (site === undefined) throw noSuchIndustry(id);
  return site;
};
type Site = Awaited<ReturnType<typeof findSite>>;

/** The position that is given; one that is not given is kept. */
const toNextPosition = ({ latitude, longitude }: IndustryInput, site: Site): Pick<Place, 'latitude' | 'longitude'> => {
  if (latitude === undefined || longitude === undefined) return { latitude: site.latitude, longitude: site.longitude };
  if (latitude === null || longitude === null) return { latitude: null, longitude: null };
  return { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
};

/** Where the site is and where it would be. States are looked up only where they matter. */
const readPlaces = async (site: Site, input: IndustryInput, scope: Scope) => {
  const position = toNextPosition(input, site);
  const moved = position.latitude !== site.latitude || position.longitude !== site.longitude;
  const isNamed = isOtherDistrict(site, input);
  const findState = moved || ((isNamed || scope.kind === 'state') && site.state === null) ? await openStateReader() : null;
  const state = site.state ?? findState?.(site) ?? '';
  const from: Place = { district: site.district, state, latitude: site.latitude, longitude: site.longitude };
  const to: Place = { district: input.district, state: moved ? (findState?.(position) ?? '') : state, ...position };
  return { moved, from, to };
};

/** The columns of the place as the site has it from now on. */
const toPlaceColumns = (to: Place, moved: boolean, agreed: boolean) => ({
  district: to.district,
  ...(moved ? { latitude: to.latitude, longitude: to.longitude, state: to.latitude === null ? null : to.state } : {}),
  ...(moved && agreed ? { agreed_latitude: to.latitude, agreed_longitude: to.longitude } : {}),
});

/** Changes a site. A move that its authority must agree to is proposed (`moves/move-rules.ts`), and everything else is saved. */
export const changeIndustry = async (
  database: Database,
  id: number,
  input: IndustryInput,
  { version, by }: ChangeOptions,
): Promise<ChangedIndustry> => {
  const scope: Scope = findViewer()?.scope ?? { kind: 'all' };
  const site = await findSite(database, id);
  const { moved, from, to } = await readPlaces(site, input, scope);
  if (isOtherDistrict(from, to)) await refuseUnknownDistrict(database, to.district);
  refuseSiteOutsideScope(to, false);
  const isPlaceChanged = moved || isOtherDistrict(from, to);
  const judged = isPlaceChanged
    ? judgePlace(scope, from, to, { latitude: site.agreed_latitude, longitude: site.agreed_longitude })
    : 'step';
  const { latitude: _latitude, longitude: _longitude, district: _district, ...others } = toIndustryColumns(input);
  const place = judged === 'proposed' ? {} : toPlaceColumns(to, moved, judged === 'agreed');
  await database.kysely.transaction().execute(async (kysely) => {
    // What was made here keeps the State of now, also where nobody has looked it up yet.
    if (isPlaceChanged && site.state === null && from.state !== '')
      await kysely.updateTable('industry').set({ state: from.state }).where('id', '=', id).where('state', 'is', null).execute();
    const change = kysely
      .updateTable('industry')
      .set({ ...others, ...place, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where(siteInScope())
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0));
    const { numUpdatedRows } = await refuseTakenName(input.industryName, () => change.executeTakeFirst());
    if (numUpdatedRows === 0n) throw editedMeanwhile();
    if (judged === 'proposed')
      await sql`select propose_site_move(${id}, ${to.district}, ${to.state}, ${to.latitude}, ${to.longitude}, ${by.id}, ${by.name})`.execute(
        kysely,
      );
  });
  return { row: await findIndustry(database, id), proposed: judged === 'proposed' };
};

/** One sentence on what waits, for the old client. */
export const describeWaitingMove = ({ waits, district, latitude, longitude }: IndustryRow): string => {
  if (waits === null) return '';
  const isSamePosition = waits.latitude === latitude && waits.longitude === longitude;
  const changes = [
    ...(waits.district === district ? [] : [`the district ${waits.district}`]),
    ...(isSamePosition ? [] : [waits.latitude === null ? 'no position' : `the position ${waits.latitude}, ${waits.longitude}`]),
  ];
  return `Not yet changed: ${changes.join(' and ')} waits for the consent of the authority there, or of an administrator`;
};

import { publicNameLimit, type Scope, type SiteTerrain } from '@hazardguard/contract';
import { findScopeProblem, findViewer } from '../../platform/db/scope/row-scope.ts';
import { because } from '../geo-data/reason.ts';
import { openDistrictCheck } from '../industries/districts.ts';
import { isOtherDistrict, judgePlace, type Place } from '../industries/moves/move-rules.ts';
import { roundDegrees, toNameKey } from '../industries/rules.ts';
import { findStateReader, openStateReader } from '../industries/states.ts';
import { importRows, type Stored } from './import-rows.ts';
import type { Importer } from './importer.ts';
import { RowReader } from './read-row.ts';
import { readElevation, readTerrain } from './site-ground.ts';

interface Draft {
  readonly name: string;
  readonly key: string;
  readonly district: string | null;
  readonly contact: string | null;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly publicName: string | null;
  readonly terrain: SiteTerrain | null;
  readonly elevationM: number | null;
}

interface Known {
  readonly id: number;
  readonly name_key: string;
  readonly industry_name: string;
  readonly district: string;
  readonly safety_team_contact: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly public_name: string | null;
  readonly terrain: string | null;
  readonly elevation_m: number | null;
  readonly state: string | null;
  readonly agreed_latitude: number | null;
  readonly agreed_longitude: number | null;
}

const columns = [
  'industry_name',
  'name_key',
  'district',
  'safety_team_contact',
  'latitude',
  'longitude',
  'public_name',
  'terrain',
  'elevation_m',
] as const;
const placeColumns = ['state', 'agreed_latitude', 'agreed_longitude'] as const;

/** The place of a known site as it is written; where its authority must agree first, the place that it has. */
const openPlaceJudge = async (given: Scope | undefined) => {
  const scope: Scope = given ?? { kind: 'all' };
  const findState = await openStateReader();
  return (site: Known, next: Pick<Place, 'district' | 'latitude' | 'longitude'>) => {
    const moved = next.latitude !== site.latitude || next.longitude !== site.longitude;
    const state = site.state ?? findState(site);
    const from: Place = { district: site.district, state, latitude: site.latitude, longitude: site.longitude };
    const to: Place = {
      district: next.district,
      state: moved ? findState(next) : state,
      latitude: next.latitude,
      longitude: next.longitude,
    };
    const { agreed_latitude, agreed_longitude } = site;
    const agreed = { agreed_latitude, agreed_longitude };
    // A site without a district gets its first one.
    const isNamed = site.district !== '' && isOtherDistrict(from, to);
    const judged =
      moved || isNamed
        ? judgePlace(scope, isNamed ? from : { ...from, district: to.district }, to, {
            latitude: agreed_latitude,
            longitude: agreed_longitude,
          })
        : 'step';
    if (judged === 'proposed')
      return {
        judged,
        from,
        to,
        district: site.district,
        latitude: site.latitude,
        longitude: site.longitude,
        state: site.state,
        ...agreed,
      };
    const isAgreed = judged === 'agreed' && moved;
    return {
      judged,
      from,
      to,
      state: moved ? (to.latitude === null ? null : to.state) : site.state,
      ...(isAgreed ? { agreed_latitude: to.latitude, agreed_longitude: to.longitude } : agreed),
    };
  };
};

/** Sites by name. A site without a district belongs to the district of the person who imports it. */
export const writeIndustries: Importer['write'] = async (database, features, context) => {
  const [findState, findNearest] = await Promise.all([findStateReader(), openDistrictCheck(database)]);
  const scope = findViewer()?.scope;
  const ownDistrict = scope?.kind === 'district' ? scope.area : null;
  const rowByKey = new Map<string, number>();
  return importRows<Draft>(database, features, context, {
    lock: 'industry',
    read: (feature) => {
      const reader = new RowReader(feature, context);
      const name = reader.text('industryName');
      const district = reader.text('district', 100) ?? ownDistrict;
      const contact = reader.text('safetyTeamContact');
      const position =
        reader.position() ??
        (feature.geometry?.type === 'Point'
          ? { longitude: feature.geometry.coordinates[0], latitude: feature.geometry.coordinates[1] }
          : null);
      const publicName = reader.text('publicName', publicNameLimit);
      const terrain = readTerrain(reader);
      const elevationM = readElevation(reader);
      if (name === null) reader.refuse('industryName', because('noSiteName'));
      if (name === null || reader.problems.length > 0) return { problems: reader.problems };
      const nearest = district === null ? null : findNearest(district);
      if (nearest !== null) return { refused: { field: 'district', ...because('districtUnknown', { names: nearest.join(', ') }) } };
      const key = toNameKey(name);
      const earlier = rowByKey.get(key);
      if (earlier !== undefined) return { refused: { field: 'industryName', ...because('sameName', { row: earlier }) } };
      const state = position === null ? null : (findState?.(position) ?? null);
      const isOutside = scope !== undefined && findScopeProblem({ district: district ?? '', state }, false) !== null;
      if (isOutside && 'area' in scope) {
        const known = scope.kind === 'district' ? district : state;
        return { refused: { field: 'district', ...because(known ? 'siteOutsideArea' : 'siteNeedsPosition', { area: scope.area }) } };
      }
      rowByKey.set(key, feature.row);
      return {
        draft: {
          name,
          key,
          district,
          contact,
          position: position && { latitude: roundDegrees(position.latitude), longitude: roundDegrees(position.longitude) },
          publicName,
          terrain,
          elevationM,
        },
      };
    },
    store: async (client, rows, writer) => {
      const { rows: found } = await client.query<Known>(
        `select id, ${[...columns, ...placeColumns].join(', ')} from industry where name_key = any($1)`,
        [rows.map(({ draft }) => draft.key)],
      );
      const known = new Map(found.map((site) => [site.name_key, site]));
      const placed = found.length === 0 ? null : await openPlaceJudge(scope);
      const added: Record<string, string | number | null>[] = [];
      const changed: (Record<string, string | number | null> & { id: number })[] = [];
      const proposals: { readonly id: number; readonly state: string; readonly to: Place }[] = [];
      const stored = rows.map(({ row, draft }): Stored => {
        const site = known.get(draft.key);
        const next = {
          industry_name: site?.industry_name ?? draft.name,
          name_key: draft.key,
          district: draft.district ?? site?.district ?? '',
          safety_team_contact: draft.contact ?? site?.safety_team_contact ?? '',
          latitude: draft.position?.latitude ?? site?.latitude ?? null,
          longitude: draft.position?.longitude ?? site?.longitude ?? null,
          public_name: draft.publicName ?? site?.public_name ?? null,
          terrain: draft.terrain ?? site?.terrain ?? null,
          elevation_m: draft.elevationM ?? site?.elevation_m ?? null,
        };
        const gaps = next.district === '' || next.safety_team_contact === '';
        if (site === undefined || placed === null) {
          if (scope !== undefined && 'industryIds' in scope) {
            return {
              row,
              gaps,
              outcome: {
                refused: { field: 'industryName', ...because('newSiteNotYours') },
              },
            };
          }
          added.push(next);
          return { row, gaps, outcome: 'added' };
        }
        if (scope !== undefined && 'industryIds' in scope && !scope.industryIds.includes(site.id)) {
          return { row, gaps, outcome: { refused: { field: 'industryName', ...because('siteNotYours') } } };
        }
        if (scope?.kind === 'district' && site.district !== '' && site.district.trim().toLowerCase() !== scope.area.trim().toLowerCase()) {
          return { row, gaps, outcome: { refused: { field: 'industryName', ...because('siteInOtherDistrict') } } };
        }
        if (columns.every((column) => next[column] === site[column])) return { row, gaps, outcome: 'unchanged' };
        const { judged, from, to, ...kept } = placed(site, next);
        changed.push({ ...next, ...kept, id: site.id });
        if (judged !== 'proposed') return { row, gaps, outcome: 'changed' };
        proposals.push({ id: site.id, state: from.state, to });
        return { row, gaps, outcome: { refused: { field: 'district', ...because('moveWaits') } } };
      });
      await writer.add('industry', columns, added);
      await writer.change('industry', [...columns, ...placeColumns], changed);
      if (!context.dryRun)
        for (const { id, state, to } of proposals) {
          await client.query('update industry set state = $2 where id = $1 and state is null', [id, state]);
          await client.query('select propose_site_move($1, $2, $3, $4, $5, $6, $7)', [
            id,
            to.district,
            to.state,
            to.latitude,
            to.longitude,
            context.actor.id,
            context.actor.name,
          ]);
        }
      return stored;
    },
  });
};

import { findScopeProblem, findViewer } from '../../platform/db/scope/row-scope.ts';
import { because } from '../geo-data/reason.ts';
import { roundDegrees, toNameKey } from '../industries/rules.ts';
import { findStateReader } from '../industries/states.ts';
import { importRows, type Stored } from './import-rows.ts';
import type { Importer } from './importer.ts';
import { RowReader } from './read-row.ts';

interface Draft {
  readonly name: string;
  readonly key: string;
  readonly district: string | null;
  readonly contact: string | null;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

interface Known {
  readonly id: number;
  readonly name_key: string;
  readonly industry_name: string;
  readonly district: string;
  readonly safety_team_contact: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const columns = ['industry_name', 'name_key', 'district', 'safety_team_contact', 'latitude', 'longitude'] as const;

/** Sites by name. A site without a district belongs to the district of the person who imports it. */
export const writeIndustries: Importer['write'] = async (database, features, context) => {
  const findState = await findStateReader();
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
      if (name === null) return { refused: { field: 'industryName', ...because('noSiteName') } };
      if (reader.problem !== null) return { refused: reader.problem };
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
        },
      };
    },
    store: async (client, rows, writer) => {
      const { rows: found } = await client.query<Known>(`select id, ${columns.join(', ')} from industry where name_key = any($1)`, [
        rows.map(({ draft }) => draft.key),
      ]);
      const known = new Map(found.map((site) => [site.name_key, site]));
      const added: Record<string, string | number | null>[] = [];
      const changed: (Record<string, string | number | null> & { id: number })[] = [];
      const stored = rows.map(({ row, draft }): Stored => {
        const site = known.get(draft.key);
        const next = {
          industry_name: site?.industry_name ?? draft.name,
          name_key: draft.key,
          district: draft.district ?? site?.district ?? '',
          safety_team_contact: draft.contact ?? site?.safety_team_contact ?? '',
          latitude: draft.position?.latitude ?? site?.latitude ?? null,
          longitude: draft.position?.longitude ?? site?.longitude ?? null,
        };
        const gaps = next.district === '' || next.safety_team_contact === '';
        if (site === undefined) {
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
        changed.push({ ...next, id: site.id });
        return { row, gaps, outcome: 'changed' };
      });
      await writer.add('industry', columns, added);
      await writer.change('industry', columns, changed);
      return stored;
    },
  });
};

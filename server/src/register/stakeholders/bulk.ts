import {
  ApiError,
  type BulkReport,
  listStakeholderColumns,
  type StakeholderGroup,
  selectStakeholderInput,
  stakeholderFields,
  stakeholderGroupTitles,
} from '@hazardguard/contract';
import { type BulkOptions, type BulkTable, runBulkUpload } from '../../platform/csv/bulk-upload.ts';
import type { UploadedText } from '../../platform/csv/read-upload.ts';
import type { Database } from '../../platform/db/database.ts';
import { copyRows, inTransaction } from '../../platform/db/tables/copy.ts';
import { listCellProblems, listUploadColumns, readCells } from '../check-cells.ts';
import { listColumns, toColumns } from '../field-columns.ts';
import { personFields } from './rules.ts';

/** As the database's `identity_key`: the same name and the same e-mail address are the same person. */
const toIdentityKey = (name: string, email: string): string =>
  `${name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()}\n${email.trim().toLowerCase()}`;

type UploadedRow = readonly (string | null)[];
const uploadedColumns = listColumns(stakeholderFields);
const personColumns = listColumns(personFields);

const bulkTable = (group: StakeholderGroup, taken: ReadonlySet<string>): BulkTable<UploadedRow> => {
  const { needed, optional } = listUploadColumns(stakeholderFields);
  const ofGroup: readonly string[] = listStakeholderColumns(group);
  const required = needed.filter((column) => ofGroup.includes(column));
  const columns = [...required, ...optional];
  const schema = selectStakeholderInput(group);
  const lineByKey = new Map<string, number>();
  return {
    needed: required,
    optional,
    check: (cells, line) => {
      const { success, data, error } = schema.safeParse(readCells(stakeholderFields, columns, cells));
      if (!success) return { problems: listCellProblems(stakeholderFields, error, columns, cells) };
      const { name, emailAddress } = data;
      const key = toIdentityKey(name, emailAddress);
      const earlier = lineByKey.get(key);
      const clash = (reason: string) => ({ problems: [{ column: 'name', value: name, reason }] });
      if (earlier !== undefined) return clash(`The same person is in line ${earlier}`);
      if (taken.has(key)) return clash(`This person is already in the group ${stakeholderGroupTitles[group]}`);
      lineByKey.set(key, line);
      return { row: Object.values(toColumns(stakeholderFields, { department: null, ...data })) };
    },
  };
};

const selectKeys = `select person.identity_key from stakeholder person join stakeholder_membership membership
  on membership.stakeholder_id = person.id where membership.stakeholder_group = $1`;

/** A whole file of one group: checked, written as one, reported by line. A person of another group stays one record. */
export const uploadMembers = async (
  { database, group, text }: { readonly database: Database; readonly group: StakeholderGroup; readonly text: UploadedText },
  options: BulkOptions,
): Promise<BulkReport> => {
  const taken = new Set<string>();
  const learn = (rows: readonly { readonly identity_key: string }[]): void => {
    for (const { identity_key } of rows) taken.add(identity_key);
  };
  const table = bulkTable(group, taken);
  if (options.dryRun) {
    learn((await database.pool.query(selectKeys, [group])).rows);
    return runBulkUpload(text, table, options, async () => undefined);
  }
  return runBulkUpload(text, table, options, async (rows, keep) => {
    await inTransaction(database, async (client) => {
      // Other writers wait, so that nobody else is added to the group until the end.
      await client.query('lock table stakeholder, stakeholder_membership in share row exclusive mode');
      learn((await client.query(selectKeys, [group])).rows);
      await client.query(`create temporary table uploaded (place integer generated always as identity,
        ${uploadedColumns.map((column) => `${column} text`).join(', ')}) on commit drop`);
      await copyRows(client, 'uploaded', uploadedColumns, rows);
      if (!keep()) return;
      await client.query(`insert into stakeholder (${personColumns.join(', ')})
        select ${personColumns.join(', ')} from uploaded order by place
        on conflict (identity_key) do update set ${personColumns.map((column) => `${column} = coalesce(excluded.${column}, stakeholder.${column})`).join(', ')},
          version = stakeholder.version + 1, updated_at = now()`);
      const { rowCount } = await client.query(
        `insert into stakeholder_membership (stakeholder_group, stakeholder_id, role, department)
        select $1, person.id, uploaded.role, uploaded.department from uploaded
          join stakeholder person on person.identity_key =
            lower(regexp_replace(btrim(normalize(uploaded.name, nfc)), '\\s+', ' ', 'g')) || E'\\n' || lower(btrim(uploaded.email_address))
        order by uploaded.place`,
        [group],
      );
      const { rows: counted } = await client.query<{ total: number }>('select count(*) as total from uploaded');
      if (rowCount !== counted[0]?.total) throw new ApiError('invalid-file', 'Two rows of the file are the same person');
    });
  });
};

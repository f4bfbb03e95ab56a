import { emailAddress, hasDepartment, type StakeholderGroup, stakeholderGroups } from '@hazardguard/contract';
import { isLanguage, type Language } from '@hazardguard/i18n/languages';
import { because, shorten } from '../geo-data/reason.ts';
import { findGroup } from './contact-groups.ts';
import { importRows, type Stored } from './import-rows.ts';
import type { Importer } from './importer.ts';
import { readLanguageWord } from './read-language.ts';
import { readNumbers } from './read-numbers.ts';
import { RowReader } from './read-row.ts';
import { isEmptyCell } from './read-values.ts';

interface Draft {
  readonly group: StakeholderGroup;
  readonly name: string;
  readonly designation: string | null;
  readonly contact_number: string | null;
  readonly other_number: string | null;
  readonly language: Language | null;
  readonly email_address: string | null;
  readonly address: string | null;
  readonly role: string | null;
  readonly department: string | null;
}

interface Known {
  readonly id: number;
  readonly identity_key: string;
  readonly name: string;
  readonly designation: string;
  readonly contact_number: string;
  readonly other_number: string | null;
  readonly language: Language | null;
  readonly email_address: string;
  readonly address: string;
}

interface Membership {
  readonly id: number;
  readonly stakeholder_id: number;
  readonly stakeholder_group: string;
  readonly role: string;
  readonly department: string | null;
}

const personColumns = ['name', 'designation', 'contact_number', 'email_address', 'address', 'other_number', 'language'] as const;
const memberColumns = ['stakeholder_group', 'stakeholder_id', 'role', 'department'] as const;

/** As the database's `identity_key`. */
const toIdentityKey = (name: string, email: string): string =>
  `${name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()}\n${email.trim().toLowerCase()}`;

/** The numbers of both columns as they are written: the first is the contact number. */
const readContactNumbers = (reader: RowReader): readonly (string | null)[] => {
  const listed = (['contactNumber', 'otherNumber'] as const).flatMap((field) => {
    const cell = reader.cell(field);
    if (cell === undefined || isEmptyCell(cell)) return [];
    const read = readNumbers(String(cell), false);
    if (!('wrong' in read)) return read;
    reader.refuse(field, because('notPhone', { value: shorten(read.wrong) }));
    return [];
  });
  const written = [...new Map(listed.toReversed().map((number) => [number.address, number.written])).values()].toReversed();
  const [first = null, second = null, third] = written;
  if (third !== undefined) reader.refuse('otherNumber', because('tooManyNumbers', { value: shorten(third) }));
  return [first, second];
};

/** The language of the column; one that officers' messages do not have is refused. */
const readLanguage = (reader: RowReader): Language | null => {
  const spoken = reader.text('language');
  const language = spoken === null ? null : readLanguageWord(spoken);
  if (language !== null && isLanguage(language)) return language;
  if (spoken !== null) reader.refuse('language', because('notLanguage', { value: spoken }));
  return null;
};

/** People by name and e-mail address, in one of the six groups. */
export const writeContacts: Importer['write'] = async (database, features, context) => {
  const rowByKey = new Map<string, number>();
  return importRows<Draft>(database, features, context, {
    lock: 'stakeholder, stakeholder_membership',
    read: (feature) => {
      const reader = new RowReader(feature, context);
      const name = reader.text('name');
      if (name === null) reader.refuse('name', because('noName'));
      const groupText = reader.text('group');
      const group = groupText === null ? 'l1auth' : findGroup(groupText);
      if (group === null)
        return {
          refused: { field: 'group', ...because('notGroup', { value: shorten(groupText), groups: stakeholderGroups.join(', ') }) },
        };
      const [number = null, otherNumber = null] = readContactNumbers(reader);
      const language = readLanguage(reader);
      const email = reader.text('emailAddress');
      if (email !== null && !emailAddress.safeParse(email).success) reader.refuse('emailAddress', because('notEmail', { value: email }));
      const draft: Draft = {
        group,
        name: name ?? '',
        designation: reader.text('designation'),
        contact_number: number,
        other_number: otherNumber,
        language,
        email_address: email,
        address: reader.text('address', 500),
        role: reader.text('role'),
        department: hasDepartment(group) ? reader.text('department') : null,
      };
      if (reader.problems.length > 0) return { problems: reader.problems };
      const key = `${group}\n${toIdentityKey(draft.name, email ?? '')}`;
      const earlier = rowByKey.get(key);
      if (earlier !== undefined) return { refused: { field: 'name', ...because('samePerson', { row: earlier }) } };
      rowByKey.set(key, feature.row);
      return { draft };
    },
    store: async (client, rows, writer) => {
      const keys = rows.map(({ draft }) => toIdentityKey(draft.name, draft.email_address ?? ''));
      const { rows: found } = await client.query<Known>(
        `select id, identity_key, ${personColumns.join(', ')} from stakeholder where identity_key = any($1)`,
        [keys],
      );
      const people = new Map(found.map((person) => [person.identity_key, person]));
      const { rows: places } = await client.query<Membership>(
        'select id, stakeholder_id, stakeholder_group, role, department from stakeholder_membership where stakeholder_id = any($1::int[])',
        [found.map(({ id }) => id)],
      );
      const memberships = new Map(places.map((place) => [`${place.stakeholder_group} ${place.stakeholder_id}`, place]));
      const newPeople = new Map<string, Record<string, string | number | null>>();
      const changedPeople: (Record<string, string | number | null> & { id: number })[] = [];
      const newPlaces: { readonly key: string; readonly group: string; readonly role: string; readonly department: string | null }[] = [];
      const changedPlaces: (Record<string, string | number | null> & { id: number })[] = [];
      const stored = rows.map(({ row, draft }, index): Stored => {
        const key = keys[index] as string;
        const known = people.get(key);
        const person = {
          name: known?.name ?? draft.name,
          designation: draft.designation ?? known?.designation ?? '',
          contact_number: draft.contact_number ?? known?.contact_number ?? '',
          email_address: draft.email_address ?? known?.email_address ?? '',
          address: draft.address ?? known?.address ?? '',
          other_number: draft.other_number ?? known?.other_number ?? null,
          language: draft.language ?? known?.language ?? null,
        };
        const place = known === undefined ? undefined : memberships.get(`${draft.group} ${known.id}`);
        const role = draft.role ?? place?.role ?? '';
        const department = draft.department ?? place?.department ?? (hasDepartment(draft.group) ? '' : null);
        const gaps = Object.values(person).includes('') || role === '' || department === '';
        const personChanges = known !== undefined && personColumns.some((column) => person[column] !== known[column]);
        if (known === undefined) newPeople.set(key, person);
        else if (personChanges) changedPeople.push({ ...person, id: known.id });
        if (place === undefined) {
          newPlaces.push({ key, group: draft.group, role, department });
          return { row, gaps, outcome: 'added' };
        }
        const placeChanges = place.role !== role || place.department !== department;
        if (placeChanges)
          changedPlaces.push({ stakeholder_group: draft.group, stakeholder_id: place.stakeholder_id, role, department, id: place.id });
        return { row, gaps, outcome: personChanges || placeChanges ? 'changed' : 'unchanged' };
      });
      await writer.add('stakeholder', personColumns, [...newPeople.values()]);
      await writer.change('stakeholder', personColumns, changedPeople);
      if (newPlaces.length > 0 && !context.dryRun) {
        const { rows: made } = await client.query<{ id: number; identity_key: string }>(
          'select id, identity_key from stakeholder where identity_key = any($1)',
          [keys],
        );
        const ids = new Map(made.map((person) => [person.identity_key, person.id]));
        await writer.add(
          'stakeholder_membership',
          memberColumns,
          newPlaces.map(({ key, group, role, department }) => ({
            stakeholder_group: group,
            stakeholder_id: ids.get(key) ?? null,
            role,
            department,
          })),
        );
      }
      await writer.change('stakeholder_membership', memberColumns, changedPlaces);
      return stored;
    },
  });
};

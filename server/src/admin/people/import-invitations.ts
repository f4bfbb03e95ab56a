import {
  email as emailSchema,
  grantableRoles,
  invitationHours,
  roleScopes,
  type SignedInRole,
  signedInRoles,
  telephone,
} from '@hazardguard/contract';
import { isLanguage, type Language, languageCodes, languages } from '@hazardguard/i18n/languages';
import { createToken, hashToken } from '../../platform/auth/one-time-token.ts';
import { toScopeColumns } from '../../platform/auth/scope-columns.ts';
import { findViewer } from '../../platform/db/scope/row-scope.ts';
import type { FeatureDeps } from '../../platform/http/feature.ts';
import { contactImportFields, inventoryImportFields } from '../../register/data-import/field-lists.ts';
import { openSiteFinder } from '../../register/data-import/find-site.ts';
import { importRows, type Stored } from '../../register/data-import/import-rows.ts';
import type { Importer } from '../../register/data-import/importer.ts';
import { RowReader } from '../../register/data-import/read-row.ts';
import type { Unsent } from '../../register/geo-data/import-counts.ts';
import { because, shorten } from '../../register/geo-data/reason.ts';
import { makeGrantorReader } from './grantors.ts';
import { mailInvitation } from './invite.ts';
import { mayManage, noSuchPerson } from './rules.ts';
import { findPerson } from './store.ts';

/** Invitations of one file: each is an e-mail to a person. */
const mostInvitations = 500;
const mailsAtOnce = 4;

interface Draft {
  readonly email: string;
  readonly role: SignedInRole;
  readonly sites: readonly string[];
  readonly name: string | null;
  readonly telephone: string | null;
  readonly language: Language;
}

/** What each language is called in every language of the product, in lower case. */
const languageNames = languages.map(({ code, name }) => ({
  code,
  names: [name, ...languageCodes.map((reader) => new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? name)].map((one) =>
    one.toLowerCase(),
  ),
}));

/** Also by its first three letters. */
const findLanguage = (text: string): Language | null => {
  const word = text.trim().toLowerCase();
  if (isLanguage(word)) return word;
  return (
    languageNames.find(({ names }) => names.some((name) => name === word || (word.length >= 3 && name.startsWith(word))))?.code ?? null
  );
};

const findRole = (text: string): SignedInRole | null => {
  const word = text.toLowerCase();
  if (/plant|factory|industry|unit\b|occupier|safety|works/.test(word)) return 'plant';
  if (/\bl0\b|local|taluka|block/.test(word)) return 'l0';
  return signedInRoles.find((role) => role === word || word.endsWith(`(${role})`)) ?? null;
};

/** The scope that a row with sites gives to a role; null: the role is not for single sites. */
const findSiteScope = (role: SignedInRole): 'site' | 'locality' | null =>
  roleScopes[role].find((kind) => kind === 'site' || kind === 'locality') ?? null;

const invitationFields = {
  industryName: { type: 'text', headers: inventoryImportFields.industryName.headers, needed: true },
  name: { type: 'text', headers: contactImportFields.name.headers },
  email: { type: 'email', headers: contactImportFields.emailAddress.headers, needed: true },
  telephone: contactImportFields.contactNumber,
  language: { type: 'text', headers: ['language', 'lang', 'भाषा', 'ભાષા'], vocabulary: { choices: languageCodes, find: findLanguage } },
  role: {
    type: 'text',
    headers: ['account role', 'role', 'tier', 'भूमिका', 'ભૂમિકા'],
    vocabulary: { choices: signedInRoles.filter((role) => findSiteScope(role) !== null), find: findRole },
  },
} as const satisfies Importer['fields'];

const makeWriter =
  ({ database, settings, channels }: Pick<FeatureDeps, 'database' | 'settings' | 'channels'>): Importer['write'] =>
  async (_, features, context) => {
    const person = await findPerson(database, context.actor.id);
    if (person === undefined) throw noSuchPerson();
    const { readGrantor, readScopeContext } = makeGrantorReader(database);
    const grantor = await readGrantor({ id: person.id, role: person.role as SignedInRole });
    const viewer = findViewer();
    const rowByEmail = new Map<string, number>();
    const made: { readonly row: number; readonly draft: Draft; readonly token: string }[] = [];
    const counts = await importRows<Draft>(database, features, context, {
      lock: 'invitation',
      read: (feature) => {
        const reader = new RowReader(feature, context);
        const written = reader.text('email', 254);
        const site = reader.text('industryName', 1000);
        const number = reader.phone('telephone');
        const spoken = reader.text('language');
        const roleText = reader.text('role');
        const name = reader.text('name', 100);
        if (site === null) return { refused: { field: 'industryName', ...because('noSite') } };
        if (written === null) return { refused: { field: 'email', ...because('noEmail') } };
        const address = emailSchema.safeParse(written);
        if (!address.success) return { refused: { field: 'email', ...because('notEmail', { value: shorten(written, 60) }) } };
        if (number !== null && !telephone.safeParse(number).success)
          reader.refuse('telephone', because('notPhone', { value: shorten(number) }));
        const language = spoken === null ? 'en' : findLanguage(spoken);
        if (language === null) reader.refuse('language', because('notLanguage', { value: shorten(spoken) }));
        // Without a role the person is the plant's.
        const role = roleText === null ? 'plant' : findRole(roleText);
        if (role === null) reader.refuse('role', because('notRole', { value: shorten(roleText) }));
        else if (!grantableRoles[grantor.role].includes(role)) reader.refuse('role', because('roleNotYours'));
        else if (findSiteScope(role) === null) reader.refuse('role', because('roleNotOfSites'));
        if (reader.problems.length > 0) return { problems: reader.problems };
        const earlier = rowByEmail.get(address.data);
        if (earlier !== undefined) return { refused: { field: 'email', ...because('sameEmail', { row: earlier }) } };
        if (rowByEmail.size >= mostInvitations)
          return { refused: { field: null, ...because('tooManyInvitations', { most: mostInvitations }) } };
        rowByEmail.set(address.data, feature.row);
        const draft: Draft = {
          email: address.data,
          role: role as SignedInRole,
          sites: site
            .split(/\s*[;\n]\s*/)
            .map((one) => one.trim())
            .filter((one) => one !== ''),
          name,
          telephone: number,
          language: language as Language,
        };
        return { draft };
      },
      store: async (client, rows, writer) => {
        const emails = rows.map(({ draft }) => draft.email);
        // A person with an account, or with an invitation that is still open, stays as they are.
        const { rows: known } = await client.query<{ email: string }>(
          `select email from person where email = any($1)
           union select email from invitation where email = any($1) and expires_at > now()`,
          [emails],
        );
        const knownEmails = new Set(known.map(({ email }) => email));
        const findSite = await openSiteFinder(client, viewer);
        const placed = rows.map(({ row, draft }) => {
          const found = draft.sites.map(findSite);
          const problem = found.find((site) => 'why' in site);
          const kind = findSiteScope(draft.role) ?? 'site';
          const scope = { kind, industryIds: found.flatMap((site) => ('id' in site ? [site.id] : [])) };
          return { row, draft, problem, scope };
        });
        const scopes = await readScopeContext(
          grantor,
          placed.map(({ scope }) => scope),
        );
        const added: Record<string, string | number | readonly number[] | null>[] = [];
        const stored = placed.map(({ row, draft, problem, scope }): Stored => {
          if (problem !== undefined && 'why' in problem)
            return { row, gaps: false, outcome: { refused: { field: 'industryName', ...problem } } };
          if (!mayManage(grantor, draft.role, scope, scopes))
            return { row, gaps: false, outcome: { refused: { field: 'industryName', ...because('siteNotYours') } } };
          if (knownEmails.has(draft.email)) return { row, gaps: false, outcome: 'unchanged' };
          const token = createToken();
          made.push({ row, draft, token });
          added.push({
            ...toScopeColumns(scope),
            email: draft.email,
            role: draft.role,
            name: draft.name,
            telephone: draft.telephone,
            token_hash: hashToken(token),
            invited_by: grantor.id,
            expires_at: new Date(Date.now() + invitationHours * 3_600_000).toISOString(),
          });
          return { row, gaps: false, outcome: 'added' };
        });
        if (!context.dryRun) await client.query('delete from invitation where email = any($1)', [added.map(({ email }) => email)]);
        await writer.add(
          'invitation',
          ['email', 'role', 'scope_kind', 'scope_industries', 'scope_area', 'name', 'telephone', 'token_hash', 'invited_by', 'expires_at'],
          added,
        );
        return stored;
      },
    });
    if (context.dryRun) return counts;
    // Only stored invitations are mailed. A link that no mail carries is in the answer, once.
    const unsent: Unsent[] = [];
    const waiting = [...made];
    const send = async (): Promise<void> => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
        const { row, draft, token } = one;
        const { path, mail } = await mailInvitation({ settings, channels }, { ...draft, inviter: context.actor.name, token });
        if (mail.state !== 'sent') unsent.push({ row, name: draft.name, email: draft.email, path, reason: mail.reason });
        context.onProgress(counts.read - waiting.length);
      }
    };
    await Promise.all(Array.from({ length: mailsAtOnce }, send));
    return { ...counts, unsent: unsent.toSorted((a, b) => a.row - b.row) };
  };

/** People of plants, invited many at once. Never recognised by itself: a list of addresses becomes invitations only where a person says so. */
export const makeInvitationImporter = (deps: Pick<FeatureDeps, 'database' | 'settings' | 'channels'>): Importer => ({
  permission: 'person.manage',
  fields: invitationFields,
  recognise: () => 0,
  write: makeWriter(deps),
});

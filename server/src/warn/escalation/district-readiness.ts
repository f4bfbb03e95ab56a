import { configuredChannels, type DistrictReadiness, firstSteps, listUnreadyEverywhere, listUnreadyOfSite } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped, siteInScope } from '../../platform/db/scope/row-scope.ts';
import { listOwnAddresses } from './channel-test.ts';
import { readProofs } from './proofs.ts';
import { type Asked, authorRoles, listDeciders, listTiers, readInstalled } from './readiness.ts';
import { approverRoles, type Releasing } from './releasers.ts';

/** Sites of one answer: each takes some queries. */
const sitesPerPage = 20;

/** What a new district has done of its first steps. */
const listSteps = async (
  database: Database,
  { account, installed }: Pick<Asked, 'account' | 'installed'>,
  total: number,
): Promise<DistrictReadiness['steps']> => {
  if (installed.mode === 'demo') return [];
  // The second person may be outside the reader's scope.
  const { rows } = await runUnscoped(() =>
    sql<{ readonly directory: boolean; readonly second: boolean }>`
    select exists (select from stakeholder where not sample) as directory,
      (select count(*) > 1 and bool_or(role = any(${[...approverRoles]}::text[])) from person where deactivated_at is null
        and role = any(${[...authorRoles, ...approverRoles]}::text[])) as second`.execute(database.kysely),
  );
  const own = await listOwnAddresses(database, account);
  const proofs = await readProofs(database, own);
  const done: Readonly<Record<(typeof firstSteps)[number], boolean>> = {
    sites: total > 0,
    directory: rows[0]?.directory ?? false,
    second: rows[0]?.second ?? false,
    channel: configuredChannels.some((id) => installed.channels[id] !== null),
    link: installed.base !== null,
    test: own.some((address) => proofs(address).provenAt !== null),
  };
  return firstSteps.map((step) => ({ step, done: done[step] }));
};

/** Every site that the reader sees, of one district or of all, with what is missing; by the rule of the readiness of one site. */
export const readDistrictReadiness = async (
  database: Database & Releasing,
  { account, installed, district, page }: Omit<Asked, 'industry'> & { readonly district: string | null; readonly page: number },
): Promise<DistrictReadiness> => {
  const isWanted = sql<boolean>`${siteInScope()} and (${district}::text is null or lower(btrim(district)) = lower(btrim(${district})))`;
  const { rows } = await sql<{ id: number; name: string; district: string | null; sample: boolean; total: number }>`
    select id, industry_name as name, district, sample, count(*) over ()::int as total from industry where ${isWanted}
    order by lower(industry_name), id limit ${sitesPerPage} offset ${(page - 1) * sitesPerPage}`.execute(database.kysely);
  const total = rows[0]?.total ?? 0;
  const at = new Date();
  const sites: DistrictReadiness['sites'] = [];
  for (const { id, name, district: ofSite, sample } of rows) {
    const asked = { industry: { id, district: ofSite, sample }, account, installed };
    const { chainName, tiers } = await listTiers(database, asked, at);
    const { approvers, perAuthor } = await listDeciders(database, asked);
    sites.push({ id, name, district: ofSite, unready: [...listUnreadyOfSite({ chainName, tiers, approvers, authors: perAuthor })] });
  }
  const everywhere = [...listUnreadyEverywhere(await readInstalled(database, installed))];
  return { steps: await listSteps(database, { account, installed }, total), everywhere, sites, total, page, pageSize: sitesPerPage };
};

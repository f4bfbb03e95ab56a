import {
  type Account,
  ApiError,
  allowed,
  type BreakGlass,
  breakGlassRoutes,
  type SignedInRole,
  signedInRoles,
} from '@hazardguard/contract';
import { breakGlass, endBreakGlass, endOwnBreakGlass } from '../../auth/break-glass.ts';
import { scopeOf } from '../../auth/scope-columns.ts';
import { placesOf, readScopeSites, type ScopeSites } from '../../auth/scope-sites.ts';
import type { Channel } from '../../channels/channel.ts';
import { overAll } from '../../db/within.ts';
import type { Feature } from '../../http/feature.ts';
import { handle } from '../../http/handle.ts';
import { type BreakGlassRow, findBreakGlass, noteMail, peopleOf, readBreakGlass } from './break-glass-store.ts';
import { breakGlassMessage } from './break-glass-words.ts';
import { openGivers } from './givers.ts';
import { type Giver, type Land, mayManage } from './rules.ts';

const listed = 100;
const readAtOnce = 200;

const present = (row: BreakGlassRow, sites: ScopeSites): BreakGlass => {
  const scope = scopeOf(row);
  return {
    id: row.id,
    personId: row.person_id,
    name: row.person_name,
    role: row.role as SignedInRole,
    scope,
    places: placesOf(scope, sites),
    reason: row.reason,
    openedAt: row.opened_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    open: row.ended_at === null && row.ends_at > new Date(),
    mail: row.mail_sent === null ? null : { sent: row.mail_sent, failed: row.mail_failed ?? 0, reason: row.mail_reason },
  };
};

const noSuchOpening = (): ApiError => new ApiError('not-found', 'There is no such opening');

/** Everything, in an emergency: by the person who needs it, before the eyes of those above. */
export const breakGlassFeature: Feature = (app, { database, settings, channels, changes }) => {
  const { giverOf, landOf } = openGivers(database);
  const beneath = (giver: Giver, row: BreakGlassRow, land: Land): boolean =>
    row.person_id === giver.id || mayManage(giver, row.role as SignedInRole, scopeOf(row), land);

  const addressesAbove = async (row: BreakGlassRow): Promise<readonly string[]> => {
    const managers = await peopleOf(
      database,
      signedInRoles.filter((role) => allowed(role, 'person.manage')),
    );
    const land = await landOf({ id: '', role: 'admin', scope: { kind: 'state', area: '' } }, [scopeOf(row)]);
    return managers.flatMap(({ id, email, role, ...columns }) => {
      const giver = { id, role: role as SignedInRole, scope: scopeOf(columns) };
      return id !== row.person_id && beneath(giver, row, land) ? [email] : [];
    });
  };
  const tell = async (id: number, language: Parameters<typeof breakGlassMessage>[0]['language'], email: Channel): Promise<void> => {
    const row = await findBreakGlass(database, id);
    if (row === undefined) return;
    const message = breakGlassMessage({
      language,
      name: row.person_name,
      role: row.role as SignedInRole,
      reason: row.reason,
      endsAt: row.ends_at,
    });
    const outcomes = await Promise.all((await addressesAbove(row)).map((address) => email.send(address, message)));
    const failures = outcomes.flatMap((outcome) => (outcome.kind === 'accepted' ? [] : [outcome.reason]));
    await noteMail(database, id, { sent: outcomes.length - failures.length, failed: failures.length, reason: failures.at(-1) ?? null });
  };
  // Nobody waits for a mail server before what an emergency needs.
  const telling = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(telling)));
  const tellSoon = (id: number, language: Parameters<typeof tell>[1]): void => {
    const { email } = channels;
    // A demo writes to nobody: anybody can be its administrator.
    if (email === null || settings.mode === 'demo') return;
    const told = overAll(() => tell(id, language, email))
      .catch(async (error: unknown) => {
        app.log.error(error, 'notice of an opening');
        await noteMail(database, id, { sent: 0, failed: 1, reason: 'The notice could not be written' });
      })
      .catch((error: unknown) => app.log.error(error, 'notice of an opening'))
      .finally(() => telling.delete(told));
    telling.add(told);
  };
  const requireBeneath = async (account: Account, id: number): Promise<BreakGlassRow> => {
    const row = await findBreakGlass(database, id);
    const giver = await giverOf(account);
    if (row === undefined || !beneath(giver, row, await landOf(giver, [scopeOf(row)]))) throw noSuchOpening();
    return row;
  };

  handle(app, breakGlassRoutes.open, async ({ body, account }) => {
    const { id, endsAt } = await breakGlass(database, account, body.reason);
    changes.note('break_glass');
    tellSoon(id, body.language);
    return { endsAt: endsAt.toISOString() };
  });
  handle(app, breakGlassRoutes.end, async ({ account }) => {
    await endOwnBreakGlass(database, account);
    changes.note('break_glass');
    return undefined;
  });
  handle(app, breakGlassRoutes.list, async ({ account }) => {
    const giver = await giverOf(account);
    const found: BreakGlass[] = [];
    for (let offset = 0; found.length < listed; offset += readAtOnce) {
      const rows = await readBreakGlass(database, readAtOnce, offset);
      const scopes = rows.map(scopeOf);
      const land = await landOf(giver, scopes);
      const sites = await readScopeSites(database, scopes);
      found.push(...rows.filter((row) => beneath(giver, row, land)).map((row) => present(row, sites)));
      if (rows.length < readAtOnce) break;
    }
    return { openings: found.slice(0, listed) };
  });
  handle(app, breakGlassRoutes.endOf, async ({ params, account }) => {
    const { id } = await requireBeneath(account, params.id);
    await endBreakGlass(database, id, account);
    changes.note('break_glass');
    return undefined;
  });
};

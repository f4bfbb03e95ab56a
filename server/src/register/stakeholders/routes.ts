import { listStakeholderColumns, rotaRoutes, stakeholderGroups, stakeholderRoutes } from '@hazardguard/contract';
import type { Cell } from '@hazardguard/engine/formats';
import { sendTableFile } from '../../platform/csv/table-file.ts';
import type { Database } from '../../platform/db/database.ts';
import { normaliseSearch } from '../../platform/db/tables/search.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { confirmByPhone, enterCode, readCard, sendCode } from './proofs.ts';
import { buildRota, computeHorizon } from './rota.ts';
import { addShift, changeShift, listShiftsBetween, removeShift } from './rota-store.ts';
import { parseInput, presentStakeholder } from './rules.ts';
import {
  addMember,
  changeMember,
  countMembers,
  type DirectoryPart,
  eachMember,
  findMember,
  listMembers,
  removeMember,
  summariseGroups,
} from './store.ts';

async function* streamRows(database: Database, part: DirectoryPart): AsyncGenerator<readonly Cell[]> {
  const columns = listStakeholderColumns(part.group);
  for await (const row of eachMember(database, part)) {
    const stakeholder = presentStakeholder(row);
    yield columns.map((column) => stakeholder[column]);
  }
}

const dayMs = 24 * 60 * 60_000;

const rotas: Feature = (app, { database }) => {
  handle(app, rotaRoutes.read, async ({ params: { group }, query }) => {
    const now = new Date();
    const from = query.from === undefined ? now : new Date(query.from);
    const to = new Date(from.getTime() + query.days * dayMs);
    const earliest = from < now ? from : now;
    return buildRota(await listShiftsBetween(database, group, earliest, computeHorizon(now, to)), { from, to, now });
  });
  handle(app, rotaRoutes.create, ({ params, body }) => addShift(database, params.group, body));
  handle(app, rotaRoutes.update, ({ params, body }) => changeShift(database, params.id, body));
  handle(app, rotaRoutes.remove, async ({ params }) => {
    await removeShift(database, params.id);
    return undefined;
  });
};

export const stakeholders: Feature = async (app, deps) => {
  const { settings, database, channels } = deps;
  handle(app, stakeholderRoutes.summary, async () => {
    const found = await summariseGroups(database);
    return {
      groups: stakeholderGroups.map((group) => found.find((one) => one.group === group) ?? { group, people: 0, toProve: 0, onDuty: [] }),
    };
  });
  handle(app, stakeholderRoutes.list, async ({ params: { group }, query: { search: text, page, pageSize, sort, direction, proof } }) => {
    const part = { group, search: normaliseSearch(text), proof };
    const [rows, total] = await Promise.all([
      listMembers(database, { ...part, sort, direction, limit: pageSize, offset: (page - 1) * pageSize }),
      countMembers(database, part),
    ]);
    return { rows: rows.map(presentStakeholder), total, page, pageSize };
  });
  handle(app, stakeholderRoutes.create, async ({ params: { group }, body }) =>
    presentStakeholder(await addMember(database, group, parseInput(group, body))),
  );
  handle(app, stakeholderRoutes.download, ({ params: { group }, query, reply }) => {
    const rows = streamRows(database, { group, search: normaliseSearch(query.search), proof: query.proof });
    return sendTableFile(reply, { fileName: `${group}.csv`, columns: listStakeholderColumns(group), rows }, query, settings.timeZone);
  });
  handle(app, stakeholderRoutes.read, async ({ params }) => presentStakeholder(await findMember(database, params.id)));
  handle(app, stakeholderRoutes.update, async ({ params, body: { version, ...given } }) => {
    const row = await findMember(database, params.id);
    return presentStakeholder(await changeMember(database, row, parseInput(row.stakeholder_group, given), version));
  });
  handle(app, stakeholderRoutes.remove, async ({ params }) => {
    await removeMember(database, params.id);
    return undefined;
  });
  handle(app, stakeholderRoutes.card, ({ params }) => readCard(database, channels, params.id));
  handle(app, stakeholderRoutes.confirm, async ({ params, body, account }) => {
    await confirmByPhone(database, params.id, body.contact, account);
    return readCard(database, channels, params.id);
  });
  handle(app, stakeholderRoutes.sendCode, async ({ params, body, account }) => {
    await sendCode({ database, channels }, params.id, body.contact, account);
    return readCard(database, channels, params.id);
  });
  handle(app, stakeholderRoutes.enterCode, async ({ params, body: { contact, code }, account }) => {
    await enterCode(database, params.id, contact, code, account);
    return readCard(database, channels, params.id);
  });
  await rotas(app, deps);
};

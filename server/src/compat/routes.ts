import { ApiError, type CompatIndustry, type CompatItem, compatRoutes, messages } from '@hazardguard/contract';
import { presentConditions } from '../assess/changed-conditions/rules.ts';
import { addConditions } from '../assess/changed-conditions/store.ts';
import { openCompatRole } from '../platform/db/scope/compat-role.ts';
import type { Feature } from '../platform/http/feature.ts';
import { handle } from '../platform/http/handle.ts';
import { JsonRows } from '../platform/http/json-rows.ts';
import { listChemicalNames } from '../register/chemicals/rules.ts';
import { changeIndustry, describeWaitingMove } from '../register/industries/change-industry.ts';
import { presentIndustry } from '../register/industries/rules.ts';
import { addIndustry, eachIndustry, findIndustryNamed, removeIndustry } from '../register/industries/store.ts';
import { addItem, changeItem, eachItem, removeItem, requireIndustryName } from '../register/inventory/store.ts';
import { listChemicalRows } from './chemical-rows.ts';
import { openStatementReader } from './guard/statement-reader.ts';
import { toCompatIndustry, toCompatItem } from './present.ts';
import { runQuery } from './run-query.ts';
import { makeFairQueue } from './turns.ts';

/** The calls of the old client, before the stores of the features. */
export const compat: Feature = async (app, { database, changes }) => {
  const industryNamed = async (name: string) => toCompatIndustry(presentIndustry(await findIndustryNamed(database, name)));
  async function* readItems(name: string): AsyncGenerator<CompatItem> {
    const { id, industryName } = await industryNamed(name);
    for await (const item of eachItem(database, id)) yield toCompatItem(item, industryName);
  }
  async function* industries(): AsyncGenerator<CompatIndustry> {
    for await (const industry of eachIndustry(database, null)) yield toCompatIndustry(industry);
  }
  async function* industryNames(): AsyncGenerator<string> {
    for await (const { industryName } of eachIndustry(database, null)) yield industryName;
  }
  async function* readChemicalNames(name: string): AsyncGenerator<string> {
    const given = new Set<string>();
    for await (const { substanceName } of readItems(name)) {
      if (!given.has(substanceName)) yield substanceName;
      given.add(substanceName);
    }
  }

  handle(app, compatRoutes.industryNames, () => new JsonRows(industryNames()));
  handle(app, compatRoutes.industries, () => new JsonRows(industries()));
  handle(app, compatRoutes.industryPosition, async ({ params }) => {
    const { latitude, longitude } = await industryNamed(params.name);
    return { latitude, longitude };
  });
  handle(app, compatRoutes.industry, ({ params }) => industryNamed(params.name));
  handle(app, compatRoutes.saveIndustry, async ({ body }) => {
    const added = await addIndustry(database, body);
    changes.note('industry');
    return toCompatIndustry(presentIndustry(added));
  });
  for (const route of [compatRoutes.updateIndustry, compatRoutes.updateIndustryPlain]) {
    handle(app, route, async ({ params, body, account, reply }) => {
      const { row, proposed } = await changeIndustry(database, params.id, body, { version: undefined, by: account });
      changes.note('industry');
      const saved = toCompatIndustry(presentIndustry(row));
      if (!proposed) return saved;
      reply.code(202);
      return { ...saved, message: messages.industryUpdated, waits: describeWaitingMove(row) };
    });
  }
  for (const route of [compatRoutes.deleteIndustry, compatRoutes.deleteIndustryPlain]) {
    handle(app, route, async ({ params }) => {
      await removeIndustry(database, params.id);
      changes.note('industry');
      return { message: messages.industryDeleted };
    });
  }

  handle(app, compatRoutes.items, ({ params }) => new JsonRows(readItems(params.industry)));
  handle(app, compatRoutes.saveItem, async ({ params, body }) => {
    const { id, industryName } = await industryNamed(params.industry);
    const item = await addItem(database, id, body);
    changes.note('inventory_item');
    return toCompatItem(item, industryName);
  });
  handle(app, compatRoutes.updateItem, async ({ params, body }) => {
    const item = await changeItem(database, params.id, body, undefined);
    changes.note('inventory_item');
    return toCompatItem(item, await requireIndustryName(database, item.industry_id));
  });
  handle(app, compatRoutes.deleteItem, async ({ params }) => {
    await removeItem(database, params.id);
    changes.note('inventory_item');
    return { message: 'The inventory item is deleted' };
  });

  handle(app, compatRoutes.chemicalTypes, () => listChemicalNames().map(({ name }) => name));
  handle(app, compatRoutes.casNumbers, () =>
    listChemicalNames().flatMap(({ name, casNo }) => (casNo === null ? [] : [{ chemicalName: name, casNumber: casNo }])),
  );
  handle(app, compatRoutes.chemicals, async () =>
    (await listChemicalRows(database)).map((row) => ({
      chemicalName: row.chemical_name,
      quantityKg: row.quantity_kg,
      casNumber: row.cas_number,
    })),
  );
  handle(app, compatRoutes.chemicalsOfIndustry, ({ params }) => new JsonRows(readChemicalNames(params.industry)));

  handle(app, compatRoutes.saveConditions, async ({ body, account }) => {
    const { industryName } = await industryNamed(body.industryName);
    const { recordedBy: _recordedBy, ...recorded } = presentConditions(await addConditions(database, { ...body, industryName }, account));
    return recorded;
  });

  const closed = await openCompatRole(database);
  if (closed !== null) app.log.warn(`POST /api/db/{name} is closed: ${closed}`);
  const reader = openStatementReader();
  app.addHook('onClose', () => reader.close());
  // Four of the ten connections to the database at most.
  const turns = makeFairQueue({ atOnce: 4, atOnceEach: 2, waiting: 256, waitingEach: 48 });
  handle(app, compatRoutes.query, ({ params, body, account }) => {
    if (closed !== null) throw new ApiError('unavailable', `This call is closed: ${closed}`);
    return runQuery({ database, changes, reader, turns, account, address: params.name, query: body.query, values: body.values ?? [] });
  });
};

import { fileURLToPath } from 'node:url';
import { rmpTableRoutes } from '@hazardguard/contract';
import { describe, expect, test } from 'vitest';
import { readRmpTables } from '../../platform/env/read-rmp-tables.ts';
import { useApplication } from '../../testing/application.ts';

/** Five rows of EPA's reference table 1, as used by the journeys. */
const fiveRows = fileURLToPath(new URL('../../../../e2e/rmp-tables.json', import.meta.url));

describe('the tables of an installation', () => {
  const application = useApplication({ settings: { rmpTablesFile: fiveRows } });

  test('are visible to everyone who may read the chemical cards', async () => {
    const { body } = await (await application().as('plant')).call(rmpTableRoutes.read);
    expect(body.tables).toEqual(readRmpTables(fiveRows));
    expect(await application().visitor().refused(rmpTableRoutes.read)).toMatchObject({ status: 401 });
  });
});

describe('an installation without a file', () => {
  const application = useApplication();

  test('has no tables', async () => {
    expect((await (await application().as('plant')).call(rmpTableRoutes.read)).body).toEqual({ tables: null });
  });
});

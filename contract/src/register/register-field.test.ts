import { expect, test } from 'vitest';
import { industryInput } from './industry.ts';
import { industryExample, industryFields } from './industry-fields.ts';
import { inventoryInput } from './inventory.ts';
import { inventoryExample, inventoryFields } from './inventory-fields.ts';
import { receptorInput } from './receptor.ts';
import { receptorExample, receptorFields } from './receptor-fields.ts';
import type { RegisterFields } from './register-field.ts';
import { selectStakeholderInput } from './stakeholder.ts';
import { stakeholderExample, stakeholderFields } from './stakeholder-fields.ts';

const registers: readonly (readonly [string, RegisterFields, () => unknown, object])[] = [
  ['industries', industryFields, () => industryInput.parse(industryExample), industryExample],
  ['inventory', inventoryFields, () => inventoryInput.parse(inventoryExample), inventoryExample],
  ['places nearby', receptorFields, () => receptorInput.parse(receptorExample), receptorExample],
  ['stakeholders', stakeholderFields, () => selectStakeholderInput('central_core_team').parse(stakeholderExample), stakeholderExample],
];

test.each(registers)('the examples of %s are a valid row', (_name, _fields, parse, example) => {
  expect(parse()).toEqual(example);
});

test.each(registers)('each field of %s has a column of its own', (_name, fields) => {
  const columns = Object.values(fields).map(({ column }) => column);
  expect(new Set(columns).size).toBe(columns.length);
});

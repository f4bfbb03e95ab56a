import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAround, addToList, exampleField, exampleFiles, languages } from './register-field-example.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

const web = ['package.json', 'src/register', 'src/map/position', 'src/ui'].map((part) => `web/${part}`);
const tools = ['package.json', 'src/generators', 'src/recipes'].map((part) => `tools/${part}`);
const parts = ['engine', 'chemicals', 'contract', 'i18n', 'server/package.json', 'server/src', ...web, ...tools];
const probe = 'tools/src/recipes/register-field-probe.ts';
const types = 'tools/src/recipes/register-field.tsconfig.json';
let copy: WorkspaceCopy;

beforeAll(() => {
  copy = copyWorkspace(parts);
});
afterAll(() => copy.remove());

it('a field that is not in the list is missed', () => {
  addAround(copy);
  expect(copy.node(probe)).toMatchObject({ ok: false, output: expect.stringContaining('list: the field is missing') });
});

it('a field of the inventory is one entry in the list, one migration and two texts per language', () => {
  addToList(copy);
  expect(copy.touched()).toEqual([exampleFiles.fields, ...languages.map(exampleFiles.texts), exampleFiles.migration]);
  expect(copy.node(probe)).toEqual({ ok: true, output: '' });
  expect(copy.typeCheck(types)).toEqual({ ok: true, output: '' });
});

it('a label that is missing in one language is named', () => {
  copy.setText(exampleFiles.texts('mr'), `field.${exampleField}`, undefined);
  expect(copy.node(probe)).toMatchObject({ ok: false, output: expect.stringContaining('texts: mr') });
});

it('a field without a column in the database does not type-check', () => {
  copy.cut(exampleFiles.fields, "    column: 'batch_no',\n");
  expect(copy.typeCheck('contract')).toMatchObject({ ok: false, output: expect.stringContaining("'column' is missing") });
});

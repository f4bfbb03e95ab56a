import { afterAll, beforeAll, expect, it } from 'vitest';
import { addExampleModel, exampleFiles, exampleId } from './hazard-model-example.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

const parts = ['engine', 'chemicals', 'validation', 'tools/package.json', 'tools/src/generators', 'tools/src/recipes', 'i18n'];
const probe = 'tools/src/recipes/hazard-model-probe.ts';
let copy: WorkspaceCopy;

beforeAll(() => {
  copy = copyWorkspace(parts);
});
afterAll(() => copy.remove());

it('a model that is not in the catalogue is missed', () => {
  expect(copy.node(probe)).toMatchObject({ ok: false, output: expect.stringContaining('catalogue: the model is missing') });
});

it('a hazard model is its file, its cases, its line in the catalogue and one text per language', () => {
  addExampleModel(copy);
  expect(copy.touched()).toEqual(
    [exampleFiles.catalogue, exampleFiles.model, exampleFiles.cases, ...(['en', 'gu', 'hi', 'mr'] as const).map(exampleFiles.texts)].sort(),
  );
  expect(copy.typeCheck('engine')).toEqual({ ok: true, output: '' });
  expect(copy.node(probe)).toEqual({ ok: true, output: '' });
});

it('a text that is missing in one language is named', () => {
  copy.setText(exampleFiles.texts('hi'), `model.${exampleId}`, undefined);
  expect(copy.node(probe)).toMatchObject({ ok: false, output: expect.stringContaining('texts: hi') });
});

it('a model that does not declare its uncertainty does not type-check', () => {
  copy.cut(exampleFiles.model, '  uncertainty: 0.7,\n');
  expect(copy.typeCheck('engine')).toMatchObject({ ok: false, output: expect.stringContaining("'uncertainty' is missing") });
});

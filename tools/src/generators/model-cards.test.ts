import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modelCards } from './model-cards.ts';

const folder = new URL('../../../docs/models/', import.meta.url);

it.each(modelCards.map((card) => [card.path, card] as const))(
  '%s is what the catalogue says; if not, npm run generate',
  async (path, card) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')).toBe(await card.make());
  },
);

/** Methods that combine many runs, and the source term of pipes; their pages are written by hand. */
const byHand = new Set(['ensemble.md', 'inverse-source.md', 'pipes.md', 'risk.md']);

it('no card is left of a removed model', () => {
  const cards = readdirSync(folder).filter((name) => !byHand.has(name));
  expect(cards.sort()).toEqual(modelCards.map((card) => card.path.replace('docs/models/', '')).sort());
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ignitionFacts } from '../testing/risk-facts.ts';
import { eventTree, type TreeInput, type TreeNode } from './event-tree.ts';

const ends = (tree: readonly TreeNode[]) => tree.filter(({ isOutcome }) => isOutcome);
const findShare = (tree: readonly TreeNode[], label: string): number => tree.find((node) => node.label === label)?.share ?? 0;
const jet: TreeInput = {
  perYear: 1e-3,
  isolationFailure: null,
  kind: 'jet',
  flammable: true,
  toxic: false,
  immediate: 0.2,
  delayed: 0.1,
  explosionOfDelayed: ignitionFacts.explosionOfDelayed.v,
};

describe('an event tree', () => {
  it('splits delayed ignition 60 to 40 between flash fire and explosion (CPR 18E 4.8)', () => {
    const tree = eventTree(jet);
    expect(ends(tree).map(({ label, share }) => [label, share.toFixed(3)])).toEqual([
      ['jet-fire', '0.200'],
      ['flash-fire', '0.060'],
      ['explosion', '0.040'],
      ['no-effect', '0.700'],
    ]);
  });

  it('ends in shares that sum to one, with every node the sum of its children and the product of its way', () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        unit,
        unit,
        unit,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('jet', 'pool', 'at-once'),
        fc.option(unit),
        (a, b, c, flammable, toxic, kind, isolationFailure) => {
          const ignition = { immediate: a, delayed: (1 - a) * b, explosionOfDelayed: c };
          const tree = eventTree({ perYear: 2e-4, isolationFailure, kind, flammable, toxic, ...ignition });
          expect(Math.abs(ends(tree).reduce((sum, { share }) => sum + share, 0) - 1)).toBeLessThan(1e-14);
          for (const node of tree) {
            const children = tree.filter(({ parent }) => parent === node.id);
            if (children.length > 0) expect(children.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(node.share, 12);
            const parent = tree.find(({ id }) => id === node.parent);
            if (parent) expect(parent.share * node.probability).toBeCloseTo(node.share, 12);
            expect(node.perYear).toBeCloseTo(2e-4 * node.share, 15);
          }
        },
      ),
    );
  });

  it('draws both sides of an isolation that may fail, with the same ignition on each', () => {
    const tree = eventTree({ ...jet, isolationFailure: 0.1 });
    const side = (isIsolated: boolean) =>
      ends(tree)
        .filter((node) => node.isIsolated === isIsolated)
        .map(({ label, share }) => [label, share.toFixed(4)]);
    expect(side(true)).toEqual([
      ['jet-fire', '0.1800'],
      ['flash-fire', '0.0540'],
      ['explosion', '0.0360'],
      ['no-effect', '0.6300'],
    ]);
    expect(side(false)).toEqual([
      ['jet-fire', '0.0200'],
      ['flash-fire', '0.0060'],
      ['explosion', '0.0040'],
      ['no-effect', '0.0700'],
    ]);
    expect(eventTree({ ...jet, isolationFailure: 0 }).some(({ label }) => label === 'isolation-failed')).toBe(false);
    expect(() => eventTree({ ...jet, isolationFailure: 1.2 })).toThrow(/1\.2/u);
  });

  it('burns as a jet fire, pool fire or fireball by its kind of release, and is toxic where it does not burn', () => {
    expect(findShare(eventTree({ ...jet, kind: 'pool' }), 'pool-fire')).toBe(0.2);
    expect(findShare(eventTree({ ...jet, kind: 'at-once' }), 'fireball')).toBe(0.2);
    expect(findShare(eventTree({ ...jet, toxic: true }), 'toxic-cloud')).toBeCloseTo(0.7, 12);
    expect(ends(eventTree({ ...jet, flammable: false, toxic: true })).map(({ label }) => label)).toEqual(['toxic-cloud']);
  });

  it('has no explosion in the open where the study says so', () => {
    expect(findShare(eventTree({ ...jet, explosionOfDelayed: 0 }), 'flash-fire')).toBeCloseTo(0.1, 12);
  });

  it('refuses probabilities that are none', () => {
    expect(() => eventTree({ ...jet, immediate: 0.8, delayed: 0.3 })).toThrow(/0\.8 and 0\.3/);
  });
});

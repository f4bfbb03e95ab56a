import { createRequire } from 'node:module';

interface Positioning {
  getAnchor(anchor: object | null): object;
  applyLookup(lookupType: number, table: unknown): boolean;
}
interface OpenedFont {
  readonly _layoutEngine: { readonly engine: { readonly GPOSProcessor: Positioning } };
}

const absent = Symbol('no anchor');

/**
 * A font subtable may lack the position of a mark on a letter; OpenType then searches further (as HarfBuzz does: "return false
 * such that the subsequent subtables have a chance at it"). The font library below the PDF library stops there, in everyday
 * Gujarati words such as અંદર. This patch lets it search further, for every font that this process opens with it.
 */
export const patchAbsentAnchors = (fontPath: string): void => {
  // The PDF library loads it as CommonJS, which is a different instance from an import.
  const require = createRequire(import.meta.url);
  const { openSync } = require('fontkit') as { openSync(path: string): OpenedFont };
  const positioning = Object.getPrototypeOf(openSync(fontPath)._layoutEngine.engine.GPOSProcessor) as Positioning;
  const { getAnchor, applyLookup } = positioning;
  positioning.getAnchor = function (this: Positioning, anchor) {
    if (anchor === null) throw absent;
    return getAnchor.call(this, anchor);
  };
  positioning.applyLookup = function (this: Positioning, lookupType, table) {
    try {
      return applyLookup.call(this, lookupType, table);
    } catch (thrown) {
      if (thrown === absent) return false;
      throw thrown;
    }
  };
};

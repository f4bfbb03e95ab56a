import { chemicals, findChemical } from '@hazardguard/chemicals';
import { identify } from '@hazardguard/chemicals/names';
import texts from '@hazardguard/i18n/en/server/chemical-names.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { findChemicalName } from './fill-template.ts';

const namedIds = Object.keys(texts);

describe('local names', () => {
  it('exist for at least 60 chemicals of the library, each in the script of its language', () => {
    expect(namedIds.length).toBeGreaterThanOrEqual(60);
    expect(namedIds.filter((id) => !chemicals.some((chemical) => chemical.id === id))).toEqual([]);
    for (const id of namedIds) {
      expect(findChemicalName(id, 'en')).toMatch(/^[A-Za-z ]+$/);
      for (const language of ['hi', 'mr'] as const) expect(findChemicalName(id, language)).toMatch(/^[\u0900-\u097f ]+$/);
      expect(findChemicalName(id, 'gu')).toMatch(/^[\u0a80-\u0aff ]+$/);
    }
  });

  // Met in published texts in these spellings: safety notes and school books in Hindi, a sensor's screen in Marathi.
  it.each([
    ['chlorine', 'hi', 'क्लोरीन'],
    ['7664-41-7', 'hi', 'अमोनिया'],
    ['hydrogen-sulfide', 'hi', 'हाइड्रोजन सल्फाइड'],
    ['hydrogen-sulfide', 'mr', 'हायड्रोजन सल्फाइड'],
    ['carbon-dioxide', 'hi', 'कार्बन डाइऑक्साइड'],
    ['carbon-dioxide', 'mr', 'कार्बन डायऑक्साइड'],
  ] as const)('of %s in %s: %s', (id, language, name) => {
    expect(findChemicalName(id, language)).toBe(name);
  });

  it('are all found by the look-up, of xylene as the mixture of its isomers', () => {
    for (const id of namedIds)
      for (const language of ['hi', 'gu', 'mr'] as const) {
        const name = findChemicalName(id, language);
        if (id.endsWith('-xylene')) expect(identify(name)[0]?.cas, name).toBe('1330-20-7');
        else expect(findChemical(name)?.id, name).toBe(id);
      }
  });

  it('without a local name the given name is kept', () => {
    expect(findChemicalName('Solvent 42', 'gu')).toBe('Solvent 42');
    expect(findChemicalName('Ammonia, anhydrous', 'en')).toBe('Ammonia');
  });
});

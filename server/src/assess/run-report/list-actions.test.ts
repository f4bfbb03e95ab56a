import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, emptyReceptors, type RunResult, run } from '@hazardguard/engine';
import { languageCodes } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { expect, test } from 'vitest';
import { listActions } from './list-actions.ts';
import { makeReportFormatter } from './report-formatter.ts';

const reportWords = await loadTexts('run-report');

const computeResult = (chemical: string, hazard: 'leak' | 'flammable'): RunResult => {
  const found = findChemical(chemical);
  if (found === undefined) throw new Error(`${chemical} is not in the library`);
  const checked = checkScenario(
    {
      chemical,
      hazard,
      quantityKg: 5_000,
      rupture: { type: 'circular', diameterM: 0.05 },
      weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, cloudPercent: 20 },
      site: { latitude: 21.63236, longitude: 72.99001 },
      time: '2026-11-20T14:30:00+05:30',
    },
    toSubstance(found),
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked));
  return run(checked.scenario, emptyReceptors);
};

/** To switch a fan off is a spark; a car is an engine. */
const noSpark = { en: /no switch, no engine/i, hi: /स्विच, फ़ोन, गाड़ी/, gu: /સ્વિચ, ફોન, વાહન/, mr: /स्विच, फोन, गाडी/ };

test.each(languageCodes)('in %s a flammable cloud asks for no spark, and a toxic one for walls first', (language) => {
  const words = reportWords[language];
  const texts = makeReportFormatter(words, language);
  const flammable = listActions(computeResult('propane', 'flammable'), words, texts);
  expect(flammable[0]).toMatch(noSpark[language]);
  expect(flammable).not.toContain(words.todoIndoors);
  expect(flammable.some((text) => text.startsWith(words.todoAcross('', '').slice(0, 12)))).toBe(false);
  // Its toxic levels lie in the flammable range: walls do not protect from a flash.
  expect(listActions(computeResult('propane', 'leak'), words, texts)).toEqual(flammable);
  const both = listActions(computeResult('hydrogen sulfide', 'leak'), words, texts);
  expect(both[0]).toBe(words.todoIndoorsNoSpark);
  expect(both).not.toContain(words.todoIndoors);
  const toxic = listActions(computeResult('chlorine', 'leak'), words, texts);
  expect(toxic[0]).toBe(words.todoIndoors);
  expect(toxic[1]).toContain(words.todoAcross('NNE', 'SSW'));
});

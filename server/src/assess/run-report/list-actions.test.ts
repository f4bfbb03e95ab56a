import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, emptyReceptors, type RunResult, run } from '@hazardguard/engine';
import { languageCodes } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { expect, test } from 'vitest';
import { listActions } from './list-actions.ts';
import { makeReportFormatter } from './report-formatter.ts';

const reportTexts = await loadTexts('run-report');

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

/** Switching off a fan makes a spark; a car has an engine. */
const noSpark = { en: /no switch, no engine/i, hi: /स्विच, फ़ोन, गाड़ी/, gu: /સ્વિચ, ફોન, વાહન/, mr: /स्विच, फोन, गाडी/ };

test.each(languageCodes)('in %s the advice is no spark for a flammable cloud, and shelter first for a toxic one', (language) => {
  const texts = reportTexts[language];
  const format = makeReportFormatter(texts, language);
  const flammable = listActions(computeResult('propane', 'flammable'), texts, format);
  expect(flammable[0]).toMatch(noSpark[language]);
  expect(flammable).not.toContain(texts.todoIndoors);
  expect(flammable.some((text) => text.startsWith(texts.todoAcross('', '').slice(0, 12)))).toBe(false);
  // Its toxic levels are in the flammable range: walls do not protect from a flash fire.
  expect(listActions(computeResult('propane', 'leak'), texts, format)).toEqual(flammable);
  const both = listActions(computeResult('hydrogen sulfide', 'leak'), texts, format);
  expect(both.slice(0, 2)).toEqual([texts.todoIndoors, texts.todoNearNoSpark]);
  const toxic = listActions(computeResult('chlorine', 'leak'), texts, format);
  expect(toxic[0]).toBe(texts.todoIndoors);
  expect(toxic[1]).toContain(texts.todoAcross('NNE', 'SSW'));
});

import { readFileSync } from 'node:fs';
import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type RunResult, run } from '@hazardguard/engine';
import { toCsv, toKml } from '@hazardguard/engine/formats';
import { expect, it } from 'vitest';

const propane = (): RunResult => {
  const document: unknown = JSON.parse(readFileSync(new URL('../../examples/propane-explosion.json', import.meta.url), 'utf8'));
  const chemical = findChemical('propane');
  const checked = chemical && checkScenario(document, toSubstance(chemical));
  if (!checked?.ok) throw new Error(JSON.stringify(checked));
  return run(checked.scenario);
};

it('lets no text of a scenario become markup', () => {
  const result = propane();
  const kml = toKml({ ...result, chemical: { ...result.chemical, name: `<b>"Ether" & 'oil'</b>\u0007` } });
  expect(kml).not.toContain('<b>');
  expect(kml).not.toContain('\u0007');
  expect(kml).toContain('&#60;b&#62;&#34;Ether&#34; &#38; &#39;oil&#39;&#60;/b&#62;');
});

it('writes whole circles for a blast, worst last so that it lies on top', () => {
  const names = [...toKml(propane()).matchAll(/<Placemark>\s*<name>([^<]*)<\/name>/gu)].map((match) => match[1]);
  expect(names.length).toBeGreaterThanOrEqual(3);
  expect(names.at(-1)).toContain('Source');
  const reaches = propane()
    .zones.filter((zone) => zone.polygon.length > 0)
    .map((zone) => zone.reachM);
  expect(reaches).toEqual(reaches.toSorted((a, b) => a - b));
});

it('quotes fields of CSV that hold commas and quotes', () => {
  const result = propane();
  const csv = toCsv({ ...result, chemical: { ...result.chemical, name: 'Propane, "pure"' } });
  expect(csv).toContain(',"Propane, ""pure""",');
});

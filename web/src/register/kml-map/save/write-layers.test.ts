import { readFileSync } from 'node:fs';
import { readFile } from '@hazardguard/contract/geo-file/read-file';
import { expect, it } from 'vitest';
import { writeGeoJson, writeKml, writeTable } from './write-layers.ts';

const sample = await readFile(new Uint8Array(readFileSync(new URL('../../../../public/samples/sample-surroundings.kml', import.meta.url))));
const shown = ({ name, geometry, style, description, values }: (typeof sample.features)[number]) => ({
  name,
  geometry,
  style,
  description,
  values,
});
const again = (text: string) => readFile(new Uint8Array(new TextEncoder().encode(text)));

it('the sample file opens: four sites with their surroundings, and the places around them', () => {
  expect(sample).toMatchObject({ format: 'KML', notes: {} });
  expect(sample.features.filter(({ kind }) => kind === 'area')).toHaveLength(4);
  expect(sample.features.every(({ folder }) => folder.includes('sample'))).toBe(true);
});

it('what is saved as KML or GeoJSON opens again as it was', async () => {
  const layers = [{ name: 'Sample', features: sample.features }];
  expect((await again(writeKml(layers))).features.map(shown)).toEqual(sample.features.map(shown));
  const back = (await again(writeGeoJson(layers))).features.map(shown);
  expect(back).toEqual(sample.features.map((feature) => ({ ...shown(feature), values: [...feature.values, ['layer', 'Sample']] })));
});

it('names with markup stay names', async () => {
  const hostile = { ...(sample.features[0] as (typeof sample.features)[number]), name: '</name><script>&"\u0000', description: ']]><b>' };
  const { features } = await again(writeKml([{ name: '<Folder>', features: [hostile] }]));
  expect(features).toHaveLength(1);
  expect(writeKml([{ name: 'A', features: [hostile] }])).toContain('&lt;/name&gt;&lt;script&gt;&amp;&quot;</name>');
});

it('a formula in a name does not run in a spreadsheet', () => {
  const [first] = sample.features;
  if (!first) throw new Error('the sample is empty');
  expect(writeTable([{ name: 'A', features: [{ ...first, name: '=HYPERLINK("x")' }] }])).toContain(`"'=HYPERLINK(""x"")"`);
});

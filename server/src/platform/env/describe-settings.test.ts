import { expect, test } from 'vitest';
import { describeSettings } from './describe-settings.ts';
import { variables } from './env.ts';
import { settingGroups } from './setting-texts.ts';

const settings = describeSettings().flatMap((section) => section.settings);

test('every example is accepted by the server, unless part of it is left out', () => {
  const complete = settings.filter(({ example }) => !example.includes('…'));
  expect(complete.length).toBeGreaterThan(70);
  const refused = complete.filter(({ name, example }) => !variables[name]?.safeParse(example).success);
  expect(refused).toEqual([]);
});

test('a default equals the schema’s value without the variable', () => {
  const defaults = Object.fromEntries(settings.map((setting) => [setting.name, setting.default]));
  expect(defaults).toMatchObject({
    HOST: '`127.0.0.1`',
    WEATHER_PROVIDER: '`open-meteo`',
    DELIVERY: '`on`',
    DATABASE_URL: 'the embedded PostgreSQL in the data folder',
    S3_BUCKET: 'none',
  });
});

test('a variable without a text is refused, and so is a text without a variable or a second one', () => {
  const text = { meaning: 'Planted.', example: 'x' };
  expect(() => describeSettings(settingGroups.slice(1))).toThrow('HOST has no text in setting-texts.json');
  expect(() => describeSettings([...settingGroups, { title: 'Planted', settings: { NO_SUCH: text } }])).toThrow('NO_SUCH');
  expect(() => describeSettings([...settingGroups, { title: 'Planted', settings: { HOST: text } }])).toThrow('HOST in setting-texts.json');
});

import { describe, expect, test } from 'vitest';
import { readConcentration } from './concentration.ts';

const read = (text: string): string => {
  const found = readConcentration(text, ['hcl']);
  return typeof found === 'string'
    ? found
    : `${found.low === found.high ? '' : `${found.low} to `}${found.high} ${found.unit}${found.isUpperBound ? ' at most' : ''}`;
};

describe('a concentration as people write it', () => {
  test.each([
    ['99.5 %', '99.5 percent'],
    ['99,5 %', '99.5 percent'],
    ['９９．５％', '99.5 percent'],
    ['३० %', '30 percent'],
    ['30', '30 percent'],
    ['0.3', '30 percent'],
    ['(30 %)', '30 percent'],
    ['approx. 30 %', '30 percent'],
    ['30 % HCl', '30 percent'],
    ['≥ 99 %', '99 percent'],
    ['98 % min', '98 percent'],
    ['99 %+', '99 percent'],
    ['30-33 %', '30 to 33 percent'],
    ['30%-33%', '30 to 33 percent'],
    ['30 to 33 %', '30 to 33 percent'],
    ['90–98 %', '90 to 98 percent'],
    ['< 99 %', '99 percent at most'],
    ['up to 98 %', '98 percent at most'],
    ['max. 100 %', '100 percent at most'],
    ['98 % w/w', '98 percentMass'],
    ['98 % (w/w)', '98 percentMass'],
    ['98 wt%', '98 percentMass'],
    ['30 % by weight', '30 percentMass'],
    ['35% v/v', '35 percentVolume'],
    ['37 % w/v', '370 gPerL'],
    ['300 g/l', '300 gPerL'],
    ['500 ppm', '500 ppm'],
    ['1,000 ppm', '1000 ppm'],
    ['12 M', '12 molar'],
    ['10 mol/L', '10 molar'],
    ['12 N', '12 normal'],
    ['20 °Bé', '20 baume'],
    ['22 Be', '22 baume'],
    ['65 % free SO3', '65 freeSo3'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each(['Pure', 'neat', 'anhydrous'])('%s is pure', (text) => expect(read(text)).toBe('pure'));
  test.each(['commercial grade', 'technical', '?'])('%s has no figure', (text) => expect(read(text)).toBe('grade'));
  test.each(['aqueous', 'dilute', 'solution in water', 'घोल'])('%s is a solution', (text) => expect(read(text)).toBe('solution'));

  // Each could be of another substance, in another unit, or no share at all: 70 % water is no acid of 70 %.
  test.each([
    ...['95 % methane', '70 % water', '30 % HCl, 70 % water', '1', '1.0', '0.995', '0 %', '150 %', '-5 %', '33-30 %', 'not pure'],
    ...['1,000 ppm x', '35 % or 98 %', '99 % 30 %', '०', '30 % to 12 M'],
  ])('%s is not understood', (text) => {
    expect(read(text)).toBe('not-understood');
  });
});

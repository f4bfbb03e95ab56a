import { expect, test } from 'vitest';
import { makeSeal } from './seal.ts';

const seal = makeSeal('the secret of an installation, long', 'test');

test('a sealed value opens only for its owner and under its key', () => {
  const sealed = seal.close('a small secret', 'asha');
  expect(seal.open(sealed, 'asha')).toBe('a small secret');
  expect(sealed.toString('latin1')).not.toContain('small');
  expect(seal.close('a small secret', 'asha')).not.toEqual(sealed);
  expect(seal.open(sealed, 'ravi')).toBeNull();
  expect(makeSeal('the secret of an installation, long', 'another').open(sealed, 'asha')).toBeNull();
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(seal.open(changed, 'asha')).toBeNull();
});

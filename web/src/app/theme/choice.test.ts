import { describe, expect, it } from 'vitest';
import { resolveTheme } from './choice.ts';

describe('resolveTheme', () => {
  it('uses the chosen theme, whatever the device prefers', () => {
    expect(resolveTheme('light', { dark: true, contrast: true })).toBe('light');
    expect(resolveTheme('contrast', { dark: false, contrast: false })).toBe('contrast');
  });

  it('follows the device, and contrast before darkness', () => {
    expect(resolveTheme('auto', { dark: false, contrast: false })).toBe('light');
    expect(resolveTheme('auto', { dark: true, contrast: false })).toBe('dark');
    expect(resolveTheme('auto', { dark: true, contrast: true })).toBe('contrast');
  });
});

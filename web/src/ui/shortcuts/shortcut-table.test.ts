import texts from '@hazardguard/i18n/en/shortcuts.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { incidentKeys, shortcutTable, toTabKey } from './shortcut-table.ts';

describe('shortcutTable', () => {
  it('has a text for each shortcut, and no text without one', () => {
    for (const [group, entries] of Object.entries(shortcutTable)) {
      expect(Object.keys(texts[group as keyof typeof shortcutTable])).toEqual(Object.keys(entries));
    }
    expect(Object.keys(texts.group)).toEqual(Object.keys(shortcutTable));
  });

  it('gives each single key of Incident Management one meaning', () => {
    const keys = [...Object.values(incidentKeys), ...shortcutTable.incidents.parts.map((_keys, index) => toTabKey(index))];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

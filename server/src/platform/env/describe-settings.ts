import type { z } from 'zod';
import { secretNames, variables } from './env.ts';
import { type SettingGroup, settingGroups } from './setting-texts.ts';

export interface SettingDescription {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
  readonly example: string;
  /** May come from a file: the same name with _FILE. */
  readonly secret: boolean;
}

export interface SettingSection {
  readonly title: string;
  readonly settings: readonly SettingDescription[];
}

const formatDefault = (schema: z.ZodType): string => {
  const value = schema.parse(undefined);
  if (value === undefined) return 'none';
  return `\`${Array.isArray(value) ? value.join(',') : String(value)}\``;
};

/** Every setting by group; the default comes from the schema unless it depends on other settings. */
export const describeSettings = (groups: readonly SettingGroup[] = settingGroups): readonly SettingSection[] => {
  const described = groups.flatMap(({ settings }) => Object.keys(settings));
  const names = Object.keys(variables);
  const faults = [
    ...names.filter((name) => !described.includes(name)).map((name) => `${name} has no text in setting-texts.json`),
    ...described
      .filter((name, index) => !names.includes(name) || described.indexOf(name) !== index)
      .map((name) => `${name} in setting-texts.json is unknown or a duplicate`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return groups.map(({ title, settings }) => ({
    title,
    settings: Object.entries(settings).map(([name, text]) => ({
      name,
      default: 'default' in text ? text.default : formatDefault(variables[name] as z.ZodType),
      meaning: text.meaning,
      example: text.example,
      secret: secretNames.has(name),
    })),
  }));
};

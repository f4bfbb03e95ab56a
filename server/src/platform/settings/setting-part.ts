import type { z } from 'zod';

interface Described {
  readonly meaning: string;
  readonly example: string;
}

/** With a default where that is not a fixed value. */
export type SettingText = Described | (Described & { readonly default: string });

/** Environment variables of one exchangeable part of the server, as that part declares them; all are texts. */
export interface SettingPart<Variables extends Readonly<Record<string, z.ZodType>> = Readonly<Record<string, z.ZodType>>> {
  readonly variables: Variables;
  /** What docs/settings.md says about each. */
  readonly settingTexts: Readonly<Record<keyof Variables & string, SettingText>>;
  /** Secrets, or settings that contain one: they may come from a file. */
  readonly secrets: readonly (keyof Variables & string)[];
  /** A sentence with the remedy for settings that do not fit together; null: they do. */
  findConflict(given: Readonly<Record<string, string | undefined>>): string | null;
}

import { z } from 'zod';

export const isUrl = (text: string, schemes: readonly string[]): boolean => URL.canParse(text) && schemes.includes(new URL(text).protocol);

export const hostNames = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  .refine((names) => names.every((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)), { error: 'host names separated by commas' })
  .transform((names): readonly string[] => names);

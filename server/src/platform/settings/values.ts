import { z } from 'zod';

export const isUrl = (text: string, schemes: readonly string[]): boolean => URL.canParse(text) && schemes.includes(new URL(text).protocol);

export const webUrl = z
  .string()
  .refine((text) => isUrl(text, ['http:', 'https:']), { error: 'an http:// or https:// address' })
  .transform((text) => text.replace(/\/+$/, ''));

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

export const isPattern = (text: string): boolean => {
  try {
    return text.length <= 500 && new RegExp(text, 'i') instanceof RegExp;
  } catch {
    return false;
  }
};

export const parseHeaders = (text: string): Readonly<Record<string, string>> | null => {
  try {
    const read = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/)).safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

const templateEntry = /^([a-z][a-z-]*(?:\.[a-z]{2})?)=([\w.-]{1,64})$/;
export const parseTemplates = (text: string): Readonly<Record<string, string>> | null => {
  const entries = text.split(',').map((entry) => templateEntry.exec(entry.trim()));
  return entries.includes(null) ? null : Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', entry?.[2] ?? '']));
};

export const brokerUrl = z
  .string()
  .refine((text) => isUrl(text, ['mqtt:', 'mqtts:']), { error: 'an address such as mqtts://user:password@broker.example.org:8883' });

/** At most 20 values separated by commas. */
export const listOf = (isOne: (text: string) => boolean, error: string) =>
  z
    .string()
    .transform((text): readonly string[] => text.split(',').map((one) => one.trim()))
    .refine((all) => all.length <= 20 && all.every(isOne), { error });

export const listWebAddresses = listOf(
  (text) => isUrl(text, ['http:', 'https:']) && new URL(text).username === '',
  'at most 20 https:// addresses separated by commas, without a user',
);

export const sameForExercises = (name: string): string =>
  `${name} and EXERCISE_${name} name the same address. Give exercises their own address, or leave one of them out.`;

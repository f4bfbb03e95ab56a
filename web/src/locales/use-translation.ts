import type { Namespace } from '@hazardguard/i18n/namespaces';
import type { Catalogues } from '@hazardguard/i18n/shared-texts';
import type { i18n } from 'i18next';
import { useTranslation as useUntyped } from 'react-i18next';

/** The forms of one plural text are one key to the caller: i18next chooses the form by `count`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

type KeysIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysIn<Texts[Key]>}`;
}[keyof Texts & string];

/** One union per namespace, computed once. The key types of i18next are computed at every call: half of the time of the type check. */
type Keys = { readonly [Name in Namespace]: KeysIn<Catalogues[Name]> };
type PrefixedKeys = { readonly [Name in Namespace]: `${Name}:${Keys[Name]}` };

/** Finds the text of a key in the reader's language: keys of the first namespace alone, of all as `namespace:key`. */
export type Translate<First extends Namespace, All extends Namespace = First> = (
  key: Keys[First] | PrefixedKeys[All],
  values?: Readonly<Record<string, unknown>>,
) => string;

interface Translation<First extends Namespace, All extends Namespace> {
  readonly t: Translate<First, All>;
  readonly i18n: i18n;
}

interface UseTranslation {
  <First extends Namespace = 'shell'>(namespace?: First): Translation<First, First>;
  <First extends Namespace, Rest extends Namespace>(namespaces: readonly [First, ...Rest[]]): Translation<First, First | Rest>;
}

/**
 * The texts of the given namespaces, by keys that the English catalogues type. Suspends until their catalogues have loaded.
 * (`unknown` first: comparing our signature with the overloads of i18next is what this file avoids.)
 */
export const useTranslation = useUntyped as unknown as UseTranslation;

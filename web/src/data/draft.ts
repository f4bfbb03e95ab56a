import { type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';

const storageKey = (name: string): string => `hazardguard-draft:${name}`;

/** What was typed under the name in this tab, or undefined. A draft that no longer has the form's shape is the form's to refuse. */
export const readDraft = (name: string): unknown => {
  const text = sessionStorage.getItem(storageKey(name));
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    sessionStorage.removeItem(storageKey(name));
    return undefined;
  }
};

export const saveDraft = (name: string, value: unknown): void => sessionStorage.setItem(storageKey(name), JSON.stringify(value));
export const deleteDraft = (name: string): void => sessionStorage.removeItem(storageKey(name));

/** Drafts belong to whoever typed them: signing out ends them. Passwords never go here. */
export const deleteAllDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(storageKey(''))) sessionStorage.removeItem(key);
};

const ownerKey = 'hazardguard-drafts-of';

/** The drafts of this tab are this person's from now on: those of anybody else go. */
export const claimDrafts = (personId: string): void => {
  const owner = sessionStorage.getItem(ownerKey);
  if (owner !== null && owner !== personId) deleteAllDrafts();
  sessionStorage.setItem(ownerKey, personId);
};

/**
 * State of a form that survives a reload of the tab (a lost chunk, a closed laptop) until it is saved or dropped.
 * `accept` turns what was stored into the form's values, or undefined when it is not usable.
 */
export const useDraft = <Values>(
  name: string,
  initial: Values,
  accept: (stored: unknown) => Values | undefined,
): readonly [Values, (next: SetStateAction<Values>) => void, () => void] => {
  const [values, setValues] = useState<Values>(() => accept(readDraft(name)) ?? initial);
  const untouched = useRef(true);
  useEffect(() => {
    if (!untouched.current) saveDraft(name, values);
  }, [name, values]);
  const change = useCallback((next: SetStateAction<Values>) => {
    untouched.current = false;
    setValues(next);
  }, []);
  const drop = useCallback(() => {
    untouched.current = true;
    deleteDraft(name);
  }, [name]);
  return [values, change, drop];
};

import { type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';

const storageKey = (name: string): string => `hazardguard-draft:${name}`;

/** The draft of this name in this tab, or undefined. The form itself rejects a draft of another shape. */
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

/** Drafts belong to the person who typed them: signing out deletes them. Passwords are never stored here. */
export const deleteAllDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(storageKey(''))) sessionStorage.removeItem(key);
};

const ownerKey = 'hazardguard-drafts-of';

/** Assigns the drafts of this tab to this person and deletes those of others. */
export const claimDrafts = (personId: string): void => {
  const owner = sessionStorage.getItem(ownerKey);
  if (owner !== null && owner !== personId) deleteAllDrafts();
  sessionStorage.setItem(ownerKey, personId);
};

/**
 * Form state that survives a reload of the tab (a missing chunk, a closed laptop) until it is saved or discarded. `accept` turns
 * the stored value into the form's values, or undefined when it is not usable.
 */
export const useDraft = <Values>(
  /** Null: nothing is kept when the form closes. */
  name: string | null,
  initial: Values,
  accept: (stored: unknown) => Values | undefined,
): readonly [Values, (next: SetStateAction<Values>) => void, () => void] => {
  const [values, setValues] = useState<Values>(() => (name === null ? undefined : accept(readDraft(name))) ?? initial);
  const untouched = useRef(true);
  useEffect(() => {
    if (name !== null && !untouched.current) saveDraft(name, values);
  }, [name, values]);
  const change = useCallback((next: SetStateAction<Values>) => {
    untouched.current = false;
    setValues(next);
  }, []);
  const drop = useCallback(() => {
    untouched.current = true;
    if (name !== null) deleteDraft(name);
  }, [name]);
  return [values, change, drop];
};

import { type RefObject, useEffect } from 'react';

/** The field that stood here until the list was loaded had the focus: the field with the list takes it over. */
export const useKeptFocus = (id: string, wasFocused: RefObject<boolean>): void => {
  useEffect(() => {
    const field = document.getElementById(id);
    if (!wasFocused.current || !(field instanceof HTMLInputElement)) return;
    wasFocused.current = false;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [id, wasFocused]);
};

/** A `ref` for what has just been asked for, or just come. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();

/** A `ref` that focuses an element when it appears. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();

/** Moves the focus to the next or previous row of the register, or to the first or last if no row has it. */
export const focusAdjacentRow = (by: 1 | -1): void => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-incident-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? (by === 1 ? 0 : rows.length - 1) : Math.min(Math.max(at + by, 0), rows.length - 1);
  rows[next]?.focus();
};

export const focusSearch = (): void => document.querySelector<HTMLElement>('[data-register] [role=searchbox]')?.focus();

/** Focuses a field, if necessary after its tab has been rendered. */
export const focusField = (id: string): void => {
  const field = document.getElementById(id);
  if (field !== null) {
    field.focus();
    return;
  }
  const watch = new MutationObserver(() => {
    const rendered = document.getElementById(id);
    if (rendered === null) return;
    watch.disconnect();
    rendered.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), 2_000);
};

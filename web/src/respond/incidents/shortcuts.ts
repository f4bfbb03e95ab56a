import { useEffect, useEffectEvent, useState } from 'react';

const storageKey = 'hazardguard-single-keys';

/** Whether single-key shortcuts are on; stored in the browser. Users of speech input can turn them off (WCAG 2.1.4). */
export const useShortcutSetting = (): readonly [boolean, (on: boolean) => void] => {
  const [on, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const change = (next: boolean): void => {
    localStorage.setItem(storageKey, next ? 'on' : 'off');
    setOn(next);
  };
  return [on, change];
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Runs the action of a key, unless text is being typed or a dialog is open. */
export const useShortcuts = (on: boolean, actions: Readonly<Record<string, () => void>>): void => {
  const act = useEffectEvent((event: KeyboardEvent): void => {
    const action = actions[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyping(event.target) || document.querySelector('[role=dialog]') !== null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent): void => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
};

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

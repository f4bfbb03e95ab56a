import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const storageKey = 'hazardguard-single-keys';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const areOn = (): boolean => localStorage.getItem(storageKey) !== 'off';
const setOn = (on: boolean): void => {
  localStorage.setItem(storageKey, on ? 'on' : 'off');
  for (const listener of listeners) listener();
};

/** Whether single-key shortcuts are on; stored in the browser. Users of speech input can turn them off (WCAG 2.1.4). */
export const useShortcutSetting = (): readonly [boolean, (on: boolean) => void] => [useSyncExternalStore(subscribe, areOn), setOn];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Runs the action of a key, unless the keys are off, text is being typed or a dialog is open. */
export const useShortcuts = (actions: Readonly<Record<string, () => void>>): void => {
  const act = useEffectEvent((event: KeyboardEvent): void => {
    const action = actions[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!areOn() || isTyping(event.target) || document.querySelector('[role=dialog]') !== null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};

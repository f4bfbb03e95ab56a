/** Single keys of Incident Management: `KeyboardEvent.key`. */
export const incidentKeys = { create: 'n', search: '/', next: 'j', previous: 'k', log: 'l', radio: 'r' } as const;

/** The keys of an incident's tabs, in their order: 1 opens the first. */
export const toTabKey = (index: number): string => String(index + 1);

/** Stops every running drill, also while text is typed. */
export const stopDrillKey = 'F8';

/** Opens the list of shortcuts. */
export const helpKey = '?';

const isMac = typeof navigator !== 'undefined' && navigator.userAgent.includes('Mac');
/** The key that, with K, opens the search. */
export const commandKey = isMac ? '⌘' : 'Ctrl';

/** Alternatives, each the keys that are pressed together. */
type Keys = readonly (readonly string[])[];

const arrows: Keys = [['←'], ['→'], ['↑'], ['↓']];

/**
 * Every shortcut, as its keys are printed on a keyboard: what the dialog lists. The texts are `shortcuts:<group>.<id>`. Handlers take
 * their keys from the constants above; MapLibre and the browser own the others.
 */
export const shortcutTable = {
  everywhere: {
    search: [[commandKey, 'K']],
    help: [[helpKey]],
    skip: [['Tab'], ['Enter']],
    close: [['Esc']],
    tabs: [['←'], ['→']],
    stopDrill: [[stopDrillKey]],
  },
  incidents: {
    create: [[incidentKeys.create]],
    search: [[incidentKeys.search]],
    rows: [[incidentKeys.next], [incidentKeys.previous]],
    log: [[incidentKeys.log]],
    radio: [[incidentKeys.radio]],
    parts: [['1'], ['2'], ['3'], ['4'], ['5'], ['6'], ['7']],
  },
  replay: {
    step: [['←'], ['→']],
    jump: [['Page Up'], ['Page Down']],
    ends: [['Home'], ['End']],
    play: [['Space']],
  },
  map: {
    move: arrows,
    zoom: [['+'], ['−']],
    pin: arrows,
    pinFar: [
      ['Shift', '←'],
      ['Shift', '→'],
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Keys>>>>;

export type ShortcutGroup = keyof typeof shortcutTable;

export const texts = {
  title: 'Keyboard shortcuts',
  single: 'Single-key shortcuts',
  singleWhy: 'Turn them off if you use speech input. Keys such as Esc, F8 and arrows always work.',
  group: {
    everywhere: 'On every screen',
    incidents: 'Incident Management',
    replay: 'Replay of an incident, on its time bar',
    map: 'Map, after it has the focus',
  },
  everywhere: {
    search: 'Search screens, industries and actions',
    help: 'Show this list',
    skip: 'Skip to main content: the first Tab stop of a page',
    close: 'Close a dialog, a menu or the full-screen view',
    tabs: 'Go to the previous or next tab, when a tab has the focus',
    stopDrill: 'Stop the running drill, also while you type',
  },
  incidents: {
    create: 'New incident',
    search: 'Search the list',
    rows: 'Next or previous row; Enter opens it',
    log: 'Write in the log of the open incident',
    radio: 'Record a radio message of the open incident',
    parts: 'Open a tab of the incident',
  },
  replay: {
    step: 'Previous or next entry',
    jump: 'Ten entries on or back',
    ends: 'First or last entry',
    play: 'Play or pause',
  },
  map: {
    move: 'Move the map',
    zoom: 'Zoom in or out',
    pin: 'Move the pin by 10 m, when the pin has the focus',
    pinFar: 'Move the pin by 100 m',
  },
} as const;

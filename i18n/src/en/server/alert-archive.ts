export const texts = {
  title: 'Archive of public alerts',
  lead: 'Every public alert, update and cancellation, newest first, as it was sent.',
  feed: 'Feed of current alerts (Atom, CAP 1.2)',
  none: 'No public alert has been released.',
  until: 'Valid until',
  whole: 'Whole message (CAP 1.2)',
  older: 'Older alerts',
  back: 'Back to Community',
  kind: { Alert: 'Alert', Update: 'Update', Cancel: 'Cancelled' },
  status: { Exercise: 'EXERCISE', Test: 'TEST' },
} as const;

export const texts = {
  subject: {
    'sent-in-error': 'HazardGuard: {who} ended warning {incident} ({places}) as sent in error',
    'alert-ending': 'HazardGuard: warning {incident} ({places}) ends at {until}',
    'channel-test': 'HazardGuard: test message, asked for by {who} at {until}. Nothing has happened',
  },
  text: {
    'sent-in-error':
      '{who} ended the released warning {incident} ({places}) as sent in error. The message asks people to follow official advice; it does not say that they are safe.\n\nIf the danger is real, release a new warning immediately.',
    'alert-ending':
      'The public warning {incident} ({places}) ends at {until}. If the danger is not over, renew it or write an update; another person must approve it before then. If it is over, give the all clear.',
    'channel-test':
      'This is a test of the channel by which HazardGuard calls you. Nothing has happened; do nothing. If you have not asked for it, someone else uses your account: change its password.',
  },
  reason: 'Reason',
  open: 'Open it: {link}',
} as const;

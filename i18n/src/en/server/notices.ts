export const texts = {
  subject: {
    'emergency-opened': 'HazardGuard: {who} has emergency access to {places} until {until}',
    'emergency-asked': 'HazardGuard: {who} asks for emergency access to {places}. Approve or refuse it before {until}',
    'emergency-approved': 'HazardGuard: your emergency access to {places} is approved until {until}',
    'emergency-refused': 'HazardGuard: your emergency access to {places} is refused',
    'sent-in-error': 'HazardGuard: {who} ended warning {incident} ({places}) as sent in error',
    'alert-ending': 'HazardGuard: warning {incident} ({places}) ends at {until}',
    'channel-test': 'HazardGuard: test message, asked for by {who} at {until}. Nothing has happened',
  },
  text: {
    'emergency-opened':
      '{who} opened emergency access to {places}. Until {until} this person can read these sites and work on their alerts and incidents.\n\nIf this is not right, end it on the People screen and call this person. The report there lists what was read and changed.',
    'emergency-asked':
      '{who} had emergency access within the last 24 hours and asks for it again, to {places}. A supervisor must approve or refuse it on the People screen before {until}.',
    'emergency-approved': '{who} approved your request for emergency access to {places}. It lasts until {until}.',
    'emergency-refused': '{who} refused your request for emergency access to {places}.',
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

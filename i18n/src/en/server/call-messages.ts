export const texts = {
  called: 'You are called for incident {incident}.',
  nothing: 'It has no description yet.',
  noWarning: 'No warning has been released about it; nothing has been sent to the public.',
  open: 'Open the incident: {link}',
} as const;

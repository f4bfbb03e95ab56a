export const texts = {
  called: 'You are called for incident {incident}.',
  nothing: 'Nothing has been written about it yet.',
  noWarning: 'No warning has been released about it; the public has not been told.',
  open: 'Open the incident: {link}',
} as const;

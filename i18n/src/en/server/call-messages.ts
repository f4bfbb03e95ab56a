export const texts = {
  called: 'You are called for incident {incident}.',
  nothing: 'It has no description yet.',
  noWarning: 'No warning has been released about it; nothing has been sent to the public.',
  open: 'Open the incident: {link}',
  approval: 'A warning about {incident} needs your approval (version {version}).',
  approvalAgain: 'Called again: nobody has decided yet.',
  approvalHow: 'Read the text and the area, then approve it or send it back. Nothing is sent to the public before that.',
  approvalOpen: 'Read and decide: {link}',
  pressOne: 'Press 1 to acknowledge: you are handling it.',
} as const;

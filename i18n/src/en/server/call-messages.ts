export const texts = {
  called: 'You are called for incident {incident}.',
  nothing: 'It has no description yet.',
  noWarning: 'No warning has been released about it; nothing has been sent to the public.',
  open: 'Open the incident: {link}',
  approval: 'A warning about {incident} needs your approval (version {version}).',
  approvalAgain: 'Called again: nobody has decided yet.',
  approvalHow: 'Read the text and the area, then approve it or send it back. Nothing is sent to the public before that.',
  approvalOpen: 'Read and decide: {link}',
  alone:
    'A warning about {incident} has to wait (version {version}). Nobody can approve it as the second person; you can release it alone, with a reason.',
  aloneHow: 'Read the text and the area, then release it with a reason or send it back. Nothing is sent to the public before that.',
  pressOne: 'Press 1 to acknowledge: you are handling it.',
  change: {
    adds: 'Villages added: {names} ({count}; {people} people).',
    releases: 'Villages released: {names} ({count}; {people} people).',
    toActNow: 'From be ready to act now: {names} ({count}; {people} people).',
    toBeReady: 'From act now to be ready: {names} ({count}; {people} people).',
    nobody: 'No village is added, released or moved.',
    unknown: 'No villages are recorded here: compare the areas on the map.',
    incomplete: 'There are more villages than are listed.',
    andMore: '{names} and {count} more',
  },
} as const;

export const texts = {
  title: 'Are you safe?',
  about: 'You got this warning:',
  exercise: 'This is an exercise. There is no danger.',
  safe: 'I am safe',
  help: 'I need help',
  saidSafe: 'You said that you are safe.',
  saidHelp: 'You said that you need help.',
  saidAt: 'Received {time}.',
  correct: 'Has it changed? Answer again; the last answer counts.',
  shared:
    'The control room sees your answer and the position of the place you follow. If you need help, it also sees the number or address that got the message.',
  urgent: 'In danger now? Do not wait for an answer to this page.',
  call: 'Call 112',
  now: 'Current situation',
  unknownTitle: 'This link is not valid',
  unknown: 'The link is not complete. Open it from the message again, or call 112 if you need help.',
} as const;

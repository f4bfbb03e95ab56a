export const texts = {
  asOf: 'Data as of {{time}}',
  old: 'No connection: data as of {{time}}. It reconnects by itself.',
  soundOn: 'Alarm sound is on',
  soundOff: 'Alarm sound is off',
  turnOn: 'Turn the sound on',
  turnOff: 'Turn the sound off',
  noRun: 'No run is linked to this incident yet.',
  noPosition: 'No position is known yet.',
  leave: 'Leave the wall display',
} as const;

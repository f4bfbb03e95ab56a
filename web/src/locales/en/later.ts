export const texts = {
  badge: 'Comes later',
  intro: 'This screen is not there yet. What it will do:',
  meanwhile: 'What you can do today',
  industries: 'Register a plant and put it on the map',
  inventory: 'Record what it stores',
  vulnerability: 'See who is inside the hazard zones',
  home: 'Back to Home',
  what: {
    vulnerability: 'Run a release of a chemical at a plant and see on a map who is inside the hazard zones.',
    earlyWarning:
      'Show the plants and the places near them on a map, with the forecast and the readings of sensors, and send a warning, approved by a second person, to the people around.',
  },
} as const;

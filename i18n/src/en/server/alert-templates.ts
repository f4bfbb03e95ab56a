export const texts = {
  /** What happens: the mail, the page and CAP say `long`; a text message says `short`, or `kind` where the chemical's name does not fit. */
  hazard: {
    'toxic-leak': {
      long: '{chemical} is leaking from {industry}. The gas cloud is poisonous.',
      short: 'Poison gas {chemical}',
      kind: 'Poison gas',
    },
    'toxic-flammable-leak': {
      long: '{chemical} is leaking from {industry}. The gas cloud is poisonous and can catch fire.',
      short: 'Poison gas that burns, {chemical}',
      kind: 'Poison gas that burns',
    },
    'flammable-leak': {
      long: '{chemical} is leaking from {industry}. The gas cloud can catch fire.',
      short: 'Gas that burns, {chemical}',
      kind: 'Gas that burns',
    },
    'unknown-gas': {
      long: 'A gas is leaking from {industry}. It is not yet known which. It may be poisonous or catch fire.',
      short: 'Unknown gas',
      kind: 'Unknown gas',
    },
    smell: {
      long: 'There is a smell of gas near {industry}. It is being checked.',
      short: 'Smell of gas',
      kind: 'Smell of gas',
    },
    fire: {
      long: '{chemical} is burning at {industry}.',
      short: 'Fire, {chemical}',
      kind: 'Fire',
    },
    explosion: {
      long: '{chemical} may explode at {industry}.',
      short: 'Explosion danger, {chemical}',
      kind: 'Explosion danger',
    },
  },
  /** What to do: the same acts in the same order in every language. `{way}` and `{escape}`: where to, from `way`. */
  action: {
    shelter: {
      long: 'Go indoors now. Shut doors and windows. Turn off fans, coolers and AC. Seal the gaps with wet cloth. Only if you are outdoors and cannot reach a building: move {escape}. Come out only when officials say.',
      short: 'Go indoors now. Shut doors and windows. Turn off fans, coolers and AC.',
    },
    'shelter-no-flame': {
      long: 'Go indoors now. Shut doors and windows. No flame, no switch, no engine. Seal the gaps with wet cloth. Only if you are outdoors and cannot reach a building: move {escape}. Come out only when officials say.',
      short: 'Go indoors now. Shut doors and windows. No flame, no switch, no engine.',
    },
    leave: {
      long: 'Leave now, {way}. Never go along with the wind. If you cannot leave: go indoors, shut doors and windows, turn off fans, coolers and AC. Come back only when officials say.',
      short: 'Leave now. Go {way}. If you cannot, go in and shut everything.',
    },
    'move-away': {
      long: 'Move away on foot, {escape}. No flame, no phone, no switch, no engine. Come back only when officials say.',
      short: 'Move away on foot. Go {way}. No flame, no phone, no switch, no engine.',
    },
    /** Of a cloud that is poisonous, too: with the way in for people who cannot leave. */
    'move-away-toxic': {
      long: 'Move away on foot, {escape}. No flame, no phone, no switch, no engine. If you cannot leave: go indoors, shut doors and windows. Come back only when officials say.',
      short: 'Move away on foot, {way}. No flame, no phone, no switch, no engine. If you cannot leave, go in and shut everything.',
    },
    'keep-away': {
      long: 'Go straight away from the site, by the shortest way. Keep away from windows and smoke. No flame, no spark. If smoke blocks your way: go indoors, shut doors and windows. Come back only when officials say.',
      short: 'Go straight away from the site. Keep away from windows and smoke. No flame.',
    },
    /** In the smoke of a fire. */
    'shelter-smoke': {
      long: 'Go indoors now, out of the smoke. Shut doors and windows. Turn off fans, coolers and AC. Seal the gaps with wet cloth. If you are close to the flames: go straight away from the fire, not through the smoke. Come out only when officials say.',
      short: 'Go indoors now. Shut doors and windows. Turn off fans, coolers and AC. Close to the flames: go straight away.',
    },
    /** While a smell is being checked. */
    'shelter-smell': {
      long: 'Go indoors and stay there while it is checked. Shut doors and windows. Turn off fans, coolers and AC. No flame. If you feel ill, call 112. Wait for the next message, and do what officials say.',
      short: 'Go indoors. Stay there while it is checked. Shut doors and windows. Turn off fans, coolers and AC. No flame.',
    },
  },
  /** After the advice of a gas that is poisonous far away and can burn near the leak: `{place}` is a distance. */
  near: 'Within {place} of the plant: no flame, no switch, no engine; do not touch fans.',
  /** After the advice of a chemical that reacts with water. */
  water: 'Put no water on the liquid or its fumes.',
  /** To be ready for what the hazard will ask: never to go indoors where a cloud only burns, never to wait at a window where something may explode. */
  outside: {
    long: 'Your place is no longer in the area of this warning: nobody there needs to act now. Stay reachable. If you smell gas or smoke, go indoors and shut doors and windows.',
    short: 'No longer in the area: you need not act now. If you smell gas or smoke, go in.',
  },
  ready: {
    'toxic-leak': {
      long: 'Be ready to go indoors or to leave. Wait for the next message, and do what officials say.',
      short: 'Be ready to go indoors or to leave. Do what officials say.',
    },
    'toxic-flammable-leak': {
      long: 'Be ready to go indoors or to move away on foot. No flame, no spark. Wait for the next message, and do what officials say.',
      short: 'Be ready to go indoors or to move away on foot. No flame.',
    },
    'flammable-leak': {
      long: 'Be ready to move away on foot. No flame, no spark. Wait for the next message, and do what officials say.',
      short: 'Be ready to move away on foot. No flame, no spark.',
    },
    straight: {
      long: 'Be ready to go straight away from the site. Keep away from windows and smoke. Wait for the next message, and do what officials say.',
      short: 'Be ready to go straight away. Keep away from windows.',
    },
  },
  /** Where to: to a place that a person names, in two directions across the wind, with the wind unknown, in a text message, out of doors, in calm air, or by roads, which come after a direction. */
  way: {
    place: 'towards {to}',
    across: 'to the {one} or the {other}',
    unknown: "sideways out of the wind's path",
    short: 'sideways out of the wind',
    escape: 'sideways out of the wind',
    calm: 'straight away from the plant',
    road: 'along {road}',
    roads: 'along {road} or {other}',
  },
  /** The eight points of the compass from north on, clockwise. */
  points: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  distanceUnits: ['m', 'km'],
  /** Where: `{place}` is a distance. */
  within: 'Within {place} of {industry}.',
  /** Where the area lies on one side: `{to}` is a point of the compass. */
  towards:
    'Up to {place} to the {to} of {industry}, and everyone close to it on every side. People farther away on the other sides need not act.',
  /** The same without a distance, where the model ends before the danger does. */
  far: 'To the {to} of {industry}, far beyond it, and everyone close to it on every side. People farther away on the other sides need not act.',
  /** Where no distance is known: `{place}` is a district. */
  around: 'Around {industry}, {place}.',
  /** After the place: names in the area, the largest first; the second where there are more. */
  villages: 'Villages and wards: {villages}.',
  villagesMore: 'Villages and wards: {villages} and others.',
  /** The end of a message must not read as the end of the danger. */
  time: 'Keep doing this until the all clear. The next message comes by {time}.',
  /** A text message: the first sentence of what to do; where and what, which a phone still shows in a list; the rest of what to do; until when. */
  sms: {
    towards: '{now} Up to {place} {to} of {industry}{near}: {what}. {rest} Next message by {time}.',
    within: '{now} Within {place} of {industry}: {what}. {rest} Next message by {time}.',
    far: '{now} Far to the {to} of {industry}{near}: {what}. {rest} Next message by {time}.',
    around: '{now} Around {industry}: {what}. {rest} Next message by {time}.',
    /** That everybody close to the plant is meant, too, where the area lies on one side; the second with little room. */
    near: ', and close to it on every side',
    nearShort: ' and close by',
  },
  /** In place of a chemical whose name is not known. */
  someChemical: 'A hazardous chemical',
  /** In place of a plant's name for which a text message has no room. */
  someSite: 'the plant',
  /** The end of a warning: the danger is over, or the warning was a mistake, which says nothing about safety. */
  cancel: {
    'all-clear': {
      what: 'All clear: the danger at {industry} is over.',
      todo: 'If you are indoors, go out and open all doors and windows. If you left, you may go back. See a doctor if you feel unwell.',
      short: 'If you are indoors, go out and open everything. If you left, you may go back.',
      when: 'The warning has ended.',
    },
    error: {
      what: 'The warning about {industry} was sent in error.',
      todo: 'Follow official advice.',
      short: 'Follow official advice.',
      when: 'The warning is withdrawn.',
    },
  },
} as const;

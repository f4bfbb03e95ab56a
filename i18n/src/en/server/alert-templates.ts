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
  /** What to do: the same acts in the same order in every language. `{way}`: where to, from `way`. */
  action: {
    shelter: {
      long: 'Go indoors now. Shut doors and windows. Turn off fans, coolers and AC. Seal the gaps with wet cloth. Only if you are outdoors and cannot reach a building: move sideways out of the wind. Come out only when officials say.',
      short: 'Go indoors now. Shut doors and windows. Turn off fans, coolers and AC.',
    },
    'shelter-no-flame': {
      long: 'Go indoors now. Shut doors and windows. No flame, no switch, no engine. Seal the gaps with wet cloth. Only if you are outdoors and cannot reach a building: move sideways out of the wind. Come out only when officials say.',
      short: 'Go indoors now. Shut doors and windows. No flame, no switch, no engine.',
    },
    leave: {
      long: 'Leave now, {way}. Never go along with the wind. If you cannot leave: go indoors, shut doors and windows, turn off fans, coolers and AC. Come back only when officials say.',
      short: 'Leave now, {way}. If you cannot, go in and shut everything.',
    },
    'move-away': {
      long: "Move away on foot, out of the wind's path. No flame, no phone, no switch, no engine. Come back only when officials say.",
      short: "Move away on foot, out of the wind's path. No flame, no phone, no switch, no engine.",
    },
    'keep-away': {
      long: 'Go straight away from the site, by the shortest way. Keep away from windows and smoke. No flame, no spark. If smoke blocks your way: go indoors, shut doors and windows. Come back only when officials say.',
      short: 'Go straight away from the site. Keep away from windows and smoke. No flame.',
    },
  },
  /** To be ready for what the hazard will ask: never to go indoors where a cloud only burns, never to wait at a window where something may explode. */
  outside: {
    long: 'Your place is no longer in the area of this warning: nobody there needs to act now. Stay reachable. If you smell gas, go indoors and shut doors and windows.',
    short: 'No longer in the area: you need not act now. If you smell gas, go in.',
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
  /** Where to: to a place that a person names, in two directions across the wind, with the wind unknown, in a text message, or by roads, which come after a direction. */
  way: {
    place: 'towards {to}',
    across: 'to the {one} or the {other}',
    unknown: "sideways out of the wind's path",
    short: 'sideways out of the wind',
    road: 'along {road}',
    roads: 'along {road} or {other}',
  },
  /** The eight points of the compass from north on, clockwise. */
  points: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  distanceUnits: ['m', 'km'],
  /** Where: `{place}` is a distance. */
  within: 'Within {place} of {industry}.',
  /** Where a cloud goes with the wind: `{to}` is a point of the compass. */
  towards: 'Within {place} of {industry}, most of all to the {to}.',
  /** Where no distance is known: `{place}` is a district. */
  around: 'Around {industry}, {place}.',
  /** The end of a message must not read as the end of the danger. */
  time: 'Keep doing this until the all clear. The next message comes by {time}.',
  /** A text message: what to do; what, where from, how far; until when. `{what}` and `{todo}` are the short words above. */
  sms: {
    within: '{todo} {what}: {industry}, within {place}{side}. Next message by {time}.',
    around: '{todo} {what}: around {industry}. Next message by {time}.',
    /** After the distance: `{to}` is a point of the compass. */
    side: ', {to}',
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

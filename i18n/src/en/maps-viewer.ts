export const texts = {
  maps: 'Maps',
  map: {
    industries: 'Template map 1: industries',
    reach: 'Template map 2: hazard reach',
    current: 'Current Conditions',
  },
  choose: 'Choose an industry to draw the map around it.',
  industries: {
    text: 'Every industry in the register that has a position. Industries close together are grouped in circles with their number. Press a circle to open it; press a dot to select that industry.',
    counts: 'On the map: {{shown}}. Without a position: {{unplaced}}. Too many to draw: {{omitted}}.',
    choose: 'Choose an industry to see the schools, hospitals and homes around it.',
  },
  reach: {
    text: 'Circles show the distance from the selected industry. The zones of a stored run are drawn over them: the latest run, or one you choose.',
  },
  current: {
    text: 'The current weather at the selected industry, its wind as an arrow, and the zones of the latest run.',
    refresh: 'Refresh Map',
    at: 'Read at {{time}}',
    wind: 'Wind from {{point}}',
    unknown: 'The current wind is not known here. The zones, drawn pale, were computed at {{at}} for {{then}}.',
    turned:
      'The wind has changed: {{now}}. The zones, drawn pale, were computed at {{at}} for {{then}} and no longer show where the cloud goes. Run the scenario again.',
  },
  run: {
    title: 'Zones of a run',
    none: 'No run is stored for this industry yet.',
    make: 'Run a scenario',
    choose: 'Run on the map',
    again: 'Open the analysis of this industry',
  },
  places: {
    title: 'Places near {{industry}}',
    none: 'No place is recorded within 50 km.',
    kind: 'Kind',
    count: 'Places',
    people: 'People',
    of: {
      school: 'Schools',
      hospital: 'Hospitals',
      residential: 'Homes',
      industry: 'Industries',
      market: 'Markets',
      fire: 'Fire stations',
      police: 'Police stations',
      shelter: 'Shelters',
      water: 'Water',
      farmland: 'Farmland',
      other: 'Others',
    },
    sample: 'Some of these places are invented samples of the demo.',
  },
} as const;

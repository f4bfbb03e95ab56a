export const texts = {
  purpose: {
    forestChanges: 'Where forest was lost and gained since 2000, from satellite pictures.',
    no2: 'Nitrogen dioxide in the lower air, as satellites measured it, day by day.',
  },
  map: '{{layer}}, {{time}}',
  layers: 'Layer shown',
  layer: {
    loss: {
      name: 'Forest lost, by year',
      means:
        'Loss is any event that removed the trees: felling, fire, storm. The years before and after 2011 were computed differently, so they show no trend. Each release has its own colours.',
    },
    change: {
      name: 'Lost, covered, gained',
      means: 'Cover is for the year 2000, gain for 2000–2012. Forest that was lost and gained appears magenta.',
    },
    cover: {
      name: 'Tree cover in 2000',
      means: 'Share of the ground under trees taller than 5 m, in the year 2000.',
    },
    gain: {
      name: 'Forest gained',
      means: 'Land that changed from no forest to forest between 2000 and 2012. It has not been updated since.',
    },
    tropomi: {
      name: 'TROPOMI, Sentinel-5P (finer)',
      means: 'No colour means that nothing was measured there (cloud, no overpass). It does not mean that there is no NO₂.',
    },
    omi: {
      name: 'OMI, Aura (from 2004)',
      means: 'No colour means that nothing was measured there (cloud, no overpass). It does not mean that there is no NO₂.',
    },
  },
  span: { cover: 'Year 2000', gain: '2000–2012' },
  time: { day: 'Day', year: 'Loss from 2001 to the end of' },
  upTo: '2001 to {{year}}',
  date: 'Date (UTC)',
  latest: 'Latest',
  along: '{{label}}: over the whole range',
  unit: { day: 'Day', month: 'Month', year: 'Year' },
  back: { day: 'One day back', month: 'One month back', year: 'One year back' },
  on: { day: 'One day forward', month: 'One month forward', year: 'One year forward' },
  daysNotReported: '{{service}} did not report which days it has. The range shown is the published one; some days may be missing.',
  compare: 'Compare with another time',
  comparedWith: 'Compared with',
  inSight: 'On the map',
  opacity: 'Opacity of the pictures',
  legend: 'Legend',
  scale: {
    column: '10¹⁵ molecules of NO₂ per cm² of ground, in the troposphere',
    percent: '% of the ground under trees',
    year: 'Year of the loss',
  },
  key: { lost: 'Forest lost', covered: 'Tree cover in 2000', gained: 'Forest gained' },
  loading: 'Loading from {{service}} …',
  fails: {
    title: 'No pictures received',
    unreachable: 'This browser cannot reach {{service}}: there is no internet, or the network blocks it.',
    late: '{{service}} did not answer in time.',
    refused: '{{service}} answered with status {{status}}.',
    'no-picture': '{{service}} answered, but not with a picture (status {{status}}).',
    unreadable: '{{service}} sent an answer that cannot be read.',
    meaning: 'The map below shows only the map background. It has no data of this layer.',
    lastAsked: 'Last request: {{moment}}',
  },
  nothing: {
    absent: 'The service has no picture of {{time}}',
    blank: 'Nothing was measured on {{time}}',
    text: 'Choose another time. The map below shows only the map background.',
  },
  holes: 'Some pictures from {{service}} are missing. In their place the map shows only the map background.',
  retry: 'Try again',
  off: {
    title: 'Switched off here',
    text: 'The operator of this server has switched off the pictures of {{service}}, an outside service. No request is sent to it.',
  },
} as const;

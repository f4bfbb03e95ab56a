export const texts = {
  purpose: {
    forestChanges: 'Where forest was lost and gained since 2000, from satellite pictures.',
    no2: 'Nitrogen dioxide in the lower air, as satellites measured it, day by day.',
  },
  map: '{{layer}}, {{time}}',
  layers: 'What is shown',
  layer: {
    loss: {
      name: 'Forest lost, by year',
      means:
        'Loss is any disturbance that took the trees: felling, fire, storm. Years before and after 2011 were worked out differently, so they show no trend. Each release has its own colours.',
    },
    change: {
      name: 'Lost, covered, gained',
      means: 'Cover is of the year 2000, gain of 2000–2012. Lost and gained again appears magenta.',
    },
    cover: {
      name: 'Tree cover in 2000',
      means: 'Share of the ground under trees taller than 5 m, in the year 2000.',
    },
    gain: {
      name: 'Forest gained',
      means: 'Ground that turned from no forest to forest between 2000 and 2012. It has not been renewed since.',
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
  along: '{{label}}: along the whole range',
  unit: { day: 'Day', month: 'Month', year: 'Year' },
  back: { day: 'A day back', month: 'A month back', year: 'A year back' },
  on: { day: 'A day on', month: 'A month on', year: 'A year on' },
  daysNotTold: '{{service}} did not say which days it has. The range shown is the published one; some days may be missing.',
  compare: 'Compare with another time',
  comparedWith: 'Compared with',
  inSight: 'On the map',
  opacity: 'Strength of the pictures',
  legend: 'Legend',
  scale: {
    column: '10¹⁵ molecules of NO₂ per cm² of ground, in the troposphere',
    percent: '% of the ground under trees',
    year: 'Year of the loss',
  },
  key: { lost: 'Forest lost', covered: 'Tree cover in 2000', gained: 'Forest gained' },
  asking: 'Asking {{service}} …',
  fails: {
    title: 'No pictures have come',
    unreachable: '{{service}} cannot be reached from this browser: no internet, or a network that does not let it through.',
    late: '{{service}} has not answered in time.',
    refused: '{{service}} answered with status {{status}}.',
    'no-picture': '{{service}} answered, but not with a picture (status {{status}}).',
    unreadable: '{{service}} answered with something that cannot be read.',
    meaning: 'The map below shows the ground alone. It says nothing about this layer.',
    lastAsked: 'Last asked: {{moment}}',
  },
  nothing: {
    absent: 'The service has no picture of {{time}}',
    blank: 'Nothing was measured on {{time}}',
    text: 'Choose another time. The map below shows the ground alone.',
  },
  holes: 'Some pictures of {{service}} do not arrive; where they are missing the map shows the ground alone.',
  retry: 'Ask again',
  off: {
    title: 'Switched off here',
    text: 'The operator of this server has switched off the pictures of {{service}}. They come from outside; nothing is asked of it.',
  },
} as const;

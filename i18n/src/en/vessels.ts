export const texts = {
  /** Number of vessels by kind, with the content of each. */
  group: {
    cylinder_one: '{{count}} cylinder of {{content}}',
    cylinder_other: '{{count}} cylinders of {{content}}',
    tonner_one: '{{count}} tonner of {{content}}',
    tonner_other: '{{count}} tonners of {{content}}',
    drum_one: '{{count}} drum of {{content}}',
    drum_other: '{{count}} drums of {{content}}',
    bullet_one: '{{count}} bullet of {{content}}',
    bullet_other: '{{count}} bullets of {{content}}',
    sphere_one: '{{count}} sphere of {{content}}',
    sphere_other: '{{count}} spheres of {{content}}',
    'vertical-tank_one': '{{count}} vertical tank of {{content}}',
    'vertical-tank_other': '{{count}} vertical tanks of {{content}}',
    'floating-roof-tank_one': '{{count}} tank with floating roof, {{content}}',
    'floating-roof-tank_other': '{{count}} tanks with floating roof, {{content}} each',
    'road-tanker_one': '{{count}} road tanker of {{content}}',
    'road-tanker_other': '{{count}} road tankers of {{content}}',
    'rail-tanker_one': '{{count}} rail tanker of {{content}}',
    'rail-tanker_other': '{{count}} rail tankers of {{content}}',
    pipe_one: '{{count}} pipe of {{content}}',
    pipe_other: '{{count}} pipes of {{content}}',
    vessel_one: '{{count}} vessel of {{content}}',
    vessel_other: '{{count}} vessels of {{content}}',
  },
  assumedOne: 'one vessel assumed',
  doNotAddUp: 'vessels do not add up: one vessel assumed',
  /** What a release takes of a stock. */
  scope: {
    label: 'Released from',
    vessel: 'One of {{group}}',
    stock: 'All of it: {{mass}}',
  },
  assumed: {
    'one-vessel': 'The inventory does not say how many vessels there are: one with the whole quantity is assumed.',
    'not-the-sum': 'The vessels in the inventory do not add up to the quantity: one with the whole quantity is assumed.',
    'usual-content': 'The content of one vessel is assumed: the usual one of its kind.',
    'usual-size': 'The size of the vessel is assumed: the usual one of its kind.',
    'no-pressure-kind': 'The storage pressure is not used: the inventory does not say whether it is absolute or gauge.',
    'state-of-solution':
      'Pressure and phase of the inventory are those of the solution and are not used: the pure chemical is taken at its own vapour pressure.',
    'sea-level-air':
      'The gauge pressure is taken to count from 101.3 kPa, the air at sea level: the elevation of the site is not known. Enter it with the industry.',
  },
} as const;

export const texts = {
  purpose: 'Calculators, lists and maps that help before and during an emergency.',
  list: 'Tools',
  /** Each tool by its name in the specification, what it is, and what it opens. */
  tool: {
    gaussian: {
      name: 'R1',
      title: 'Gaussian Atmospheric Dispersion',
      opens: 'A live plume calculator: change rate, wind or stability and see concentrations, distances and the footprint immediately.',
    },
    clusters: {
      name: 'R2',
      title: 'Gujarat Chemical, Oil and Gas Industries',
      opens: 'A map of the chemical, oil and gas industries of Gujarat, with the register entry of each.',
    },
    chemicals: {
      name: 'ChemicalsQuantityCas',
      title: 'Chemical Types',
      opens: 'A table of all chemicals with total quantity and CAS number, and a data card for each.',
    },
    forestChanges: {
      name: 'ForestChanges',
      title: 'Global Forest Changes',
      opens: 'A map of where forest was lost and gained, from satellite pictures.',
    },
    no2: { name: 'No2', title: 'Global NO2', opens: 'A map of nitrogen dioxide in the air over the world, from satellite measurements.' },
    models: {
      name: 'Models',
      title: 'Model cards',
      opens: 'One page for each model of the engine: equations, sources, limits, and how well it matches field trials.',
    },
    home: { name: 'Home', title: 'HazardGuard', opens: 'All screens of the platform.' },
  },
} as const;

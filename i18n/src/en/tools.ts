export const texts = {
  purpose: 'Calculators, lists and maps that help before and during an emergency.',
  list: 'Tools',
  /** Each tool by its name in the specification, what it is, and what it opens. */
  tool: {
    gaussian: {
      name: 'R1',
      title: 'Gaussian Atmospheric Dispersion',
      opens:
        'The Vulnerability Assessment with the Gaussian plume model: concentrations along and across the plume, and distances with each set of dispersion coefficients.',
    },
    clusters: {
      name: 'R2',
      title: 'Gujarat Chemical, Oil and Gas Industries',
      opens: 'The Maps Viewer with the chemical, oil and gas industries of Gujarat, ranked by stock over its legal threshold.',
    },
    chemicals: {
      name: 'ChemicalsQuantityCas',
      title: 'Chemical Types',
      opens: 'A table of all chemicals with total quantity and CAS number, and a data card for each.',
    },
    forestChanges: {
      name: 'ForestChanges',
      title: 'Global Forest Changes',
      opens: 'A page of another provider: where forest was lost and gained.',
    },
    no2: { name: 'No2', title: 'Global NO2', opens: 'A page of another provider: nitrogen dioxide in the air over the world.' },
    models: {
      name: 'Models',
      title: 'Model cards',
      opens: 'One page for each model of the engine: equations, sources, limits, and how well it matches field trials.',
    },
    home: { name: 'Home', title: 'HazardGuard', opens: 'All screens of the platform.' },
  },
  outside: {
    title: 'No page is set up here',
    text: 'HazardGuard no longer draws these pictures itself. It shows a page of another provider where the operator of this server has set one.',
    open: 'Open {{page}}',
    note: 'Opens in a new tab. The page is from {{host}}, not from HazardGuard, and needs an internet connection.',
    forestChanges: {
      shows: 'Where forest was lost and gained since 2000, from satellite pictures.',
      page: 'Global Forest Change of the University of Maryland',
    },
    no2: { shows: 'Nitrogen dioxide in the lower air, as satellites measured it, day by day.', page: 'Worldview of NASA' },
  },
} as const;

export const texts = {
  subtitle: 'Industry Hazard Preparedness and Response Platform',
  path: {
    title: 'Who would be inside the hazard zone?',
    purpose: 'Three steps from a plant to an answer on the map.',
    industries: { title: 'Put the plant on the map', text: 'Name, district, safety team contact and position.' },
    inventory: { title: 'Enter what it stores', text: 'Substance, quantity, place. Known chemicals bring their CAS number.' },
    vulnerability: { title: 'Run the assessment', text: 'Chemical, rupture and wind in; zones and the people inside them out.' },
  },
  all: 'All screens',
  signIn: 'Sign in to begin',
} as const;

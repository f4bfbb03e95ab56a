export const texts = {
  subtitle: 'Industry Hazard Preparedness and Response Platform',
  path: {
    title: 'Who would be inside the hazard zone?',
    purpose: 'Three steps from a plant to an answer on the map.',
    industries: { title: 'Put the plant on the map', text: 'Name, district, safety team contact and position.' },
    inventory: { title: 'Enter what it stores', text: 'Substance, quantity, place. Known chemicals bring their CAS number.' },
    vulnerability: { title: 'Run the assessment', text: 'Chemical, rupture and wind in; zones and the people inside them out.' },
  },
  pillars: {
    label: 'The four pillars of HazardGuard',
    digitise: { name: 'Digitise', text: 'Sites, stocks, contacts and plans in one register, typed in or read from files.' },
    automate: { name: 'Automate', text: 'Weather, sensor alarms, ready assessments, calls and messages run by themselves. People decide.' },
    vulnerability: { name: 'Vulnerability assessment', text: 'Who and what a release would reach, how far and how soon.' },
    warning: { name: 'Early warning', text: 'From a detection or a report to a warning that two people release.' },
  },
  all: 'All screens',
  signIn: 'Sign in to begin',
} as const;

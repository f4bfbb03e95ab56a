export const texts = {
  subtitle: 'Industry Hazard Preparedness and Response Platform',
  path: {
    title: 'Who would be inside the threat zone?',
    purpose: 'Three steps from a plant to its threat zones on the map.',
    industries: { title: 'Place the plant on the map', text: 'Name, district, safety team contact and position.' },
    inventory: {
      title: 'Enter its chemicals',
      text: 'Substance, quantity, location. HazardGuard fills in the CAS number of known chemicals.',
    },
    vulnerability: {
      title: 'Run the assessment',
      text: 'Enter chemical, rupture and wind. See the threat zones and the people inside them.',
    },
  },
  pillars: {
    label: 'The four pillars of HazardGuard',
    digitise: { name: 'Digitise', text: 'Sites, stocks, contacts and plans in one register, entered by hand or imported from files.' },
    automate: { name: 'Automate', text: 'Weather, sensor alarms, ready assessments, calls and messages run automatically. People decide.' },
    vulnerability: { name: 'Vulnerability assessment', text: 'Who and what a release would reach, how far and how soon.' },
    warning: { name: 'Early warning', text: 'From a detection or a report to a warning that two people release.' },
  },
  all: 'All screens',
  signIn: 'Sign in to begin',
} as const;

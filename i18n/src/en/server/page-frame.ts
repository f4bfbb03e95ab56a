export const texts = {
  skip: 'Skip to the content',
  back: 'HazardGuard home',
  languages: 'Language',
  demo: 'Demo: sample sites and invented neighbours. Not for a real emergency.',
  footer: 'HazardGuard: Industry Hazard Preparedness and Response Platform',
  problem: {
    title: 'This page cannot be shown just now',
    unavailable: 'The register cannot be reached. Nothing was changed.',
    tooMany: 'Too many requests came from your network. Wait a minute, then try again.',
    unexpected: 'Something went wrong on the server.',
    requestId: 'Request id',
    again: 'Try again',
    call: 'In danger? Call 112 now.',
  },
} as const;

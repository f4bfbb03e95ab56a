export const texts = {
  product: 'HazardGuard',
  title: 'Emergency Preparedness & Response System',
  subtitle: 'Digitize | Vulnerability Assessment | Early Warning System',
  navigation: 'Navigation',
  pause: 'Pause the background video',
  play: 'Play the background video',
} as const;

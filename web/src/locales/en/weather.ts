export const texts = {
  title: 'Current weather',
} as const;

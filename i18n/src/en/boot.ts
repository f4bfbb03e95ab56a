export const texts = {
  title: 'HazardGuard did not start',
  what: 'A part of the program did not arrive. Check the connection, then reload the page. If it happens again, tell your administrator.',
  reload: 'Reload the page',
} as const;

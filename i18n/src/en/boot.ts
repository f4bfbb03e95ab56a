export const texts = {
  title: 'HazardGuard did not start',
  what: 'Part of the program did not load. Check the connection, then reload the page. If it happens again, contact your administrator.',
  reload: 'Reload the page',
  fromServer: 'Start without the stored version',
} as const;

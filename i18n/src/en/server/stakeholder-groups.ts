export const texts = {
  central_core_team: 'Central Core Team',
  incident_management_team: 'Incident Management Team',
  l0auth: 'Local Authority',
  l1auth: 'District Disaster Management Authority',
  l2auth: 'State',
  l3auth: 'National',
} as const;

export const texts = {
  plant: 'Plant safety team',
  imt: 'Incident management team',
  l0: 'Local authority (L0)',
  l1: 'District authority (L1)',
  l2: 'State authority (L2)',
  l3: 'National authority (L3)',
  admin: 'Administrator',
} as const;

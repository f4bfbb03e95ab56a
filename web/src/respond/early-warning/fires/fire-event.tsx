import type { FireDetection } from '@hazardguard/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../locales/use-translation.ts';

/** To the record of an incident. */
export const IncidentLink = ({ id }: { readonly id: string }) => (
  <Anchor inherit underline="always" renderRoot={(props) => <Link {...props} to="/IncidentManagement" search={{ incident: id }} />}>
    {id}
  </Anchor>
);

/** The incident of a recorded detection, or why it has none. */
export const FireEvent = ({ incidentId, leftOut }: Pick<FireDetection, 'incidentId' | 'leftOut'>) => {
  const { t } = useTranslation('early-warning');
  if (incidentId !== null) return <IncidentLink id={incidentId} />;
  return leftOut === null ? '–' : t(`fires.leftOut.${leftOut}`);
};

import type { FireDetection } from '@hazardguard/contract';
import { useTranslation } from '../../../locales/use-translation.ts';
import { IncidentLink } from './incident-link.tsx';

/** The incident of a recorded detection, or why it has none. */
export const FireEvent = ({ incidentId, leftOut }: Pick<FireDetection, 'incidentId' | 'leftOut'>) => {
  const { t } = useTranslation('early-warning');
  if (incidentId !== null) return <IncidentLink id={incidentId} />;
  return leftOut === null ? '–' : t(`fires.leftOut.${leftOut}`);
};

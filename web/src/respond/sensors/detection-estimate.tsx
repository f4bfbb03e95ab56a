import { Stack, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ExerciseNote } from '../../register/exercise-marks/exercise-mark.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { EstimateFacts } from './estimate-facts.tsx';
import { useDetections } from './sensor-routes.ts';
import { useEstimateText } from './use-estimate-text.ts';

/** The source estimate of a detected incident. */
export const DetectionEstimate = ({ incidentId }: { readonly incidentId: string }) => {
  const { t } = useTranslation('sensors');
  const format = useFormat();
  const text = useEstimateText();
  const detections = useDetections({ incidentId });
  if (detections.isError)
    return <ErrorPanel error={detections.error} title={t('estimate.failed')} onRetry={() => void detections.refetch()} />;
  const [detection] = detections.data ?? [];
  if (detection === undefined) return <Text c="dimmed">{t(detections.isPending ? 'estimate.reading' : 'estimate.none')}</Text>;
  const { estimate, obstacle } = detection;
  return (
    <Stack gap="sm">
      <ExerciseNote drillId={detection.drillId} />
      <Text size="sm">{t('estimate.alarms', { count: detection.alarms, moment: format.moment(detection.lastAlarmAt) })}</Text>
      {estimate === null ? (
        <Text size="sm">{obstacle === null ? t('estimate.notEstimated') : text.obstacle(obstacle)}</Text>
      ) : (
        <EstimateFacts detection={detection} estimate={estimate} />
      )}
    </Stack>
  );
};

import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useConnection } from '../../data/connection.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFindExercise } from '../../register/exercise-marks/current-drills.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EscalationPart } from '../../warn/escalation/escalation-part.tsx';
import { CallListPart } from '../calls/call-list-part.tsx';
import { LastTexts } from '../calls/last-texts.tsx';
import type { ReportState } from './use-report.ts';

interface CallDialogProps {
  readonly state: ReportState;
  readonly incident: string;
  readonly onClose: () => void;
}

/** Why the system calls nobody now. */
const NoServer = () => {
  const { t } = useTranslation(['emergency-report', 'escalation']);
  const reasonId = useId();
  return (
    <>
      <Text fw={600} role="status" id={reasonId}>
        {t('next.callAway')}
      </Text>
      <div>
        <ActionButton variant="default" reason={t('next.callAway')} aria-describedby={reasonId} onClick={() => undefined}>
          {t('escalation:start.incident')}
        </ActionButton>
      </div>
    </>
  );
};

/** Whom to call: by the system while there is a server, by telephone in any case, with the texts to read out. */
export const CallDialog = ({ state, incident, onClose }: CallDialogProps) => {
  const { t } = useTranslation('emergency-report');
  const { away } = useConnection();
  const exerciseAt = useFindExercise();
  const { site } = state.answers;
  const over = state.isOver ? t('next.over') : undefined;
  return (
    <Dialog title={t('next.callTitle', { incident })} onClose={onClose}>
      <Stack gap="md">
        {away === null ? <EscalationPart of={{ kind: 'incident', id: incident }} active={!state.isOver} /> : <NoServer />}
        {site === undefined ? (
          <Text size="sm">{t('next.noSite')}</Text>
        ) : (
          <>
            <CallListPart incident={incident} industryId={site} isExercise={exerciseAt(site) !== null} over={over} />
            <LastTexts industryId={site} />
          </>
        )}
      </Stack>
    </Dialog>
  );
};

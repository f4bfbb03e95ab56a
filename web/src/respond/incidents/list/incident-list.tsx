import { exportNames, type Incident, type IncidentViewId, incidentColumns } from '@hazardguard/contract';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConnection } from '../../../data/connection.ts';
import { pageQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { toFileAddress } from '../../../register/to-file-address.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { FileLink } from '../../../ui/file-link.tsx';
import { Register } from '../../../ui/register/register.tsx';
import { toQuery, useRegisterView } from '../../../ui/register/register-view.ts';
import { IconDownload } from '../../../ui/screen-icons.tsx';
import { ExcelLink } from '../../../ui/table-file/excel-button.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { useReason } from '../../../ui/use-reason.ts';
import { incidentPollMs } from '../use-incident-card.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { useIncidentColumns } from './incident-columns.tsx';

interface IncidentListProps {
  readonly origin: 'reported' | 'detected';
  readonly view: IncidentViewId;
  readonly onOpen: (id: string) => void;
  readonly onCreate: () => void;
}

export const IncidentList = ({ origin, view, onOpen, onCreate }: IncidentListProps) => {
  const { t } = useTranslation('incidents');
  const { away } = useConnection();
  const [shown, changeShown] = useRegisterView(incidentColumns);
  const [assigning, setAssigning] = useState<Incident>();
  const phone = usePhone();
  const columns = useIncidentColumns(view, onOpen);
  const incidents = useQuery({
    ...pageQuery('/api/incidents', { query: { ...toQuery(shown), origin, view } }),
    refetchInterval: incidentPollMs,
  });
  const file = toFileAddress('/api/incidents.csv', { origin, view, search: shown.search });
  const noWrite = useReason('incident.write');
  const nothingDetected = origin === 'detected' && incidents.data?.counts.all === 0;
  const empty = nothingDetected
    ? { title: t('detected.title'), text: t('detected.text') }
    : { title: t(`empty.${view}`), text: t(`about.${view}`) };
  return (
    <Stack gap="md" miw={0}>
      {phone ? null : (
        <Text c="dimmed" size="sm">
          {t(`about.${view}`)} {away === null ? t('live') : null}
        </Text>
      )}
      <Register
        label={t('register', { view: t(`menu.${view}`) })}
        searchLabel={t('search')}
        columns={columns}
        sortable={incidentColumns}
        view={shown}
        onView={changeShown}
        query={incidents}
        rowId={({ id }) => id}
        mark={() => undefined}
        empty={{
          ...empty,
          ...(origin === 'reported' && noWrite === undefined ? { action: <Button onClick={onCreate}>{t('createTitle')}</Button> } : {}),
        }}
        add={origin === 'reported' && noWrite === undefined ? { text: t('createTitle'), act: onCreate } : undefined}
        tools={
          <>
            <FileLink href={file} fileName={exportNames.incidents} leftSection={<IconDownload size={16} aria-hidden />}>
              {t('downloadCsv')}
            </FileLink>
            <ExcelLink href={file} fileName={exportNames.incidents} />
          </>
        }
        actions={(incident) => (
          <ActionButton
            variant="default"
            size="xs"
            aria-label={t(incident.assign === null ? 'assignRow' : 'reassignRow', { id: incident.id })}
            reason={noWrite}
            onClick={() => setAssigning(incident)}
          >
            {t(incident.assign === null ? 'assign' : 'reassign')}
          </ActionButton>
        )}
      />
      {assigning === undefined ? null : <AssignDialog incident={assigning} onClose={() => setAssigning(undefined)} />}
    </Stack>
  );
};

import { type Assessment, assessmentColumns, assessmentStatuses, assessmentSteps } from '@hazardguard/contract';
import { NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { oneOf, useAddress } from '../../../data/address.ts';
import { pageQuery } from '../../../data/route-query.ts';
import { useHasPermission } from '../../../data/session.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { notifySuccess } from '../../../ui/notices.ts';
import { Register } from '../../../ui/register/register.tsx';
import { toQuery, useRegisterView } from '../../../ui/register/register-view.ts';
import { updateCachedRow } from '../../../ui/register/update-cached-row.ts';
import { useReason } from '../../../ui/use-reason.ts';
import { Feed } from './feed.tsx';
import { useRequestColumns } from './request-columns.tsx';

/** Assessment requests to the reader's authority, and the reader's own, with their allowed status changes. */
export const Requests = () => {
  const { t } = useTranslation('training');
  const format = useFormat();
  const [view, changeView] = useRegisterView(assessmentColumns);
  const [status, setStatus] = useAddress('status', oneOf(assessmentStatuses));
  const requests = useQuery(pageQuery('/api/assessments', { query: { ...toQuery(view), ...(status ? { status } : {}) } }));
  const columns = useRequestColumns();
  const noManage = useReason('assessment.manage');
  const mayRead = useHasPermission('assessment.read');
  const step = useRouteChange('PUT', '/api/assessments/{id}/status', {
    refreshes: ['/api/assessments'],
    onSuccess: (changed) => {
      updateCachedRow<Assessment>('/api/assessments', changed, ({ id }) => id === changed.id);
      notifySuccess(t('requests.changed', { status: t(`requests.status.${changed.status}`) }));
    },
  });
  const buttons = (request: Assessment) =>
    assessmentSteps[request.status].map((to) => {
      const text = request.status === 'done' ? t('requests.undo') : t(`requests.step.${to}`);
      return (
        <ActionButton
          key={to}
          variant="default"
          size="xs"
          aria-label={t('requests.stepRow', { step: text, name: request.name, date: format.date(request.date) })}
          reason={noManage ?? (request.ofOwnAuthority ? undefined : t('requests.otherAuthority'))}
          onClick={() => step.mutate({ path: { id: request.id }, body: { status: to, version: request.version } })}
        >
          {text}
        </ActionButton>
      );
    });
  return (
    <Stack gap="lg">
      {step.isError ? <ErrorPanel error={step.error} title={t('requests.failed')} /> : null}
      <Register
        label={t('requests.title')}
        searchLabel={t('requests.search')}
        columns={columns}
        sortable={assessmentColumns}
        view={view}
        onView={changeView}
        query={requests}
        rowId={({ id }) => id}
        mark={() => undefined}
        empty={{ title: t('requests.empty.title'), text: t('requests.empty.text') }}
        tools={
          <NativeSelect
            aria-label={t('requests.filter')}
            value={status ?? ''}
            onChange={(event) => setStatus(assessmentStatuses.find((known) => known === event.currentTarget.value))}
            data={[
              { value: '', label: t('requests.all') },
              ...assessmentStatuses.map((value) => ({ value, label: t(`requests.status.${value}`) })),
            ]}
          />
        }
        actions={buttons}
      />
      {mayRead ? <Feed /> : null}
    </Stack>
  );
};

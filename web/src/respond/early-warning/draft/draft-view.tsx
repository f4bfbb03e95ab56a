import type { Alert } from '@hazardguard/contract';
import { Anchor, Drawer, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { submitDraft } from '../../../data/alert-drafts.ts';
import { useChange } from '../../../data/use-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { AlertTags } from '../../../ui/alert-tags.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Picture } from '../../../ui/picture.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { useReason } from '../../../ui/use-reason.ts';
import { useAlert } from '../../../warn/alerts/use-alert.ts';
import classes from '../early-warning.module.css';

const contents = ['source', 'hazardText', 'placeText', 'actionText', 'timeText'] as const;

const DraftTexts = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation(['early-warning', 'alert-draft']);
  const format = useFormat();
  const handIn = useChange((draft: Alert) => submitDraft(draft, false));
  const reason = useReason('alert.draft');
  return (
    <Stack gap="sm">
      <Text size="sm">
        <AlertTags alert={alert} /> {t(`alert-draft:severity.${alert.incidentSeverity}`)} · {alert.industryName} ·{' '}
        {t('now.until', { moment: format.moment(alert.expiresAt) })}
      </Text>
      <Text size="sm">{alert.incidentDescription}</Text>
      <dl className="hg-facts hg-small hg-above-2 hg-below-2">
        {contents.map((content) => [
          <dt key={`${content} name`}>{t(`alert-draft:field.${content}`)}</dt>,
          <dd key={content}>{alert[content]}</dd>,
        ])}
      </dl>
      {alert.hasImage ? (
        <Picture className={`hg-card ${classes.picture}`} src={`/api/alerts/${alert.id}/image`} alt={t('alert-draft:field.plumeImage')} />
      ) : null}
      <Text size="sm" c="dimmed">
        {t('draft.by', { person: alert.createdBy, moment: format.moment(alert.createdAt) })}
      </Text>
      {handIn.isError ? <ErrorPanel error={handIn.error} title={t('draft.handInFailed')} /> : null}
      <Text size="sm" role="status">
        {t(`draft.next.${alert.state}`)}
      </Text>
      <Group>
        {alert.state === 'draft' || alert.state === 'returned' ? (
          <ActionButton reason={reason} loading={handIn.isPending} onClick={() => handIn.mutate(alert)}>
            {t('draft.handIn')}
          </ActionButton>
        ) : null}
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to={`/Alerts/${alert.id}` as never} />}>
          {t('draft.page')}
        </Anchor>
      </Group>
    </Stack>
  );
};

/** One draft and the next step towards its release. */
export const DraftView = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation(['early-warning', 'shell']);
  const phone = usePhone();
  const alert = useAlert(id);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={phone ? '100%' : 520}
      title={t('draft.title', { incident: alert.data?.incidentId ?? '' })}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
    >
      {alert.isPending ? <TextSkeleton /> : null}
      {alert.isError ? <ErrorPanel error={alert.error} title={t('draft.failed')} onRetry={() => void alert.refetch()} /> : null}
      {alert.data ? <DraftTexts alert={alert.data} /> : null}
    </Drawer>
  );
};

import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { storeByHand, useStoreDraft } from '../../../data/alert-drafts.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFindExercise } from '../../../register/exercise-marks/current-drills.ts';
import { DraftDone } from '../../../ui/draft-done.tsx';
import { useFormat } from '../../../ui/format.ts';
import type { DraftDialogProps } from './draft-dialog.tsx';
import { DraftRefused } from './draft-refused.tsx';
import { ManualAlertFields, type ManualAlertState } from './manual-alert-fields.tsx';
import { type GivenDraft, type ManualAlertRequest, toRequest, withGiven } from './manual-alert-form.ts';

/** Props of a form that stores a manual draft. */
export interface DraftFormProps extends DraftDialogProps {
  /** A draft from another device; fills the form. */
  readonly given?: GivenDraft | undefined;
  /** Absent: the draft came from another device. */
  readonly onHandOver?: (() => void) | undefined;
}

interface FormProps extends DraftFormProps {
  readonly title: string;
  readonly intro: string;
  readonly save: string;
  readonly entry: ManualAlertState;
  /** False: a further field still has a mistake. */
  readonly ready?: boolean;
  readonly reading?: boolean;
  /** What the form adds to the request. */
  readonly more: Pick<ManualAlertRequest, 'plumeImage' | 'onlyMessage'>;
  /** The fields after industry, incident ID and radius. */
  readonly children: ReactNode;
}

/** The frame of Raise Alert and Community Messaging; a stored draft, or one that waits for a network, replaces the form. */
export const DraftForm = ({
  title,
  intro,
  save,
  entry,
  ready = true,
  reading = false,
  more,
  given,
  onHandOver,
  onClose,
  children,
}: FormProps) => {
  const { t } = useTranslation(['early-warning', 'offline']);
  const format = useFormat();
  const findExercise = useFindExercise();
  const draft = useStoreDraft((request: ManualAlertRequest) => storeByHand({ ...request, drillId: findExercise(request.industryId) }));
  if (draft.data === 'waits')
    return (
      <DraftDone
        lines={[t('offline:exchange.draftWaits'), t('offline:exchange.draftWaitsText')]}
        step={onHandOver && { label: t('offline:exchange.handOver'), onPress: onHandOver }}
        close={t('raise.done')}
        onClose={onClose}
      />
    );
  if (draft.data !== undefined)
    return (
      <DraftDone
        lines={[t('raise.stored', { incident: draft.data.incidentId }), t('raise.storedText')]}
        step={{ label: t('raise.link'), to: '/Ews', search: { industry: draft.data.industryId ?? undefined, alert: draft.data.id } }}
        close={t('raise.done')}
        onClose={onClose}
      />
    );
  return (
    <form
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (entry.check() && ready && !reading) draft.mutate(withGiven({ ...toRequest(entry.form), ...more }, given));
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{intro}</Text>
        {given === undefined ? null : (
          <Text size="sm" fw={600}>
            {t('offline:exchange.givenDraft', { name: given.name, at: format.moment(new Date(given.atMs).toISOString()) })}{' '}
            {given.draft.plumeImage === undefined ? null : t('offline:exchange.withPicture')}
          </Text>
        )}
        {draft.isError ? (
          <DraftRefused
            error={draft.error}
            onFreeId={(incidentId) => {
              entry.set({ incidentId });
              draft.reset();
            }}
          />
        ) : null}
        <ManualAlertFields entry={entry} />
        {children}
        <Button type="submit" loading={draft.isPending || reading}>
          {save}
        </Button>
      </Stack>
    </form>
  );
};

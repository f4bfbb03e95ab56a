import { type Duty, findDutyRule } from '@hazardguard/contract';
import { Group, Stack, Text } from '@mantine/core';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReadOnlyNote } from '../../ui/form/read-only-note.tsx';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { useReason } from '../../ui/use-reason.ts';
import { useDutyName } from './duty-columns.tsx';
import { DutyForm } from './duty-form.tsx';
import { DutyHistory } from './duty-history.tsx';
import { DutyStateTag } from './duty-state.tsx';

interface DutyDialogProps {
  readonly duty: Duty;
  readonly today: string;
  readonly onRecorded: (duty: Duty) => void;
  readonly onClose: () => void;
}

const Facts = ({ duty }: { readonly duty: Duty }) => {
  const { t } = useTranslation('duties');
  const format = useFormat();
  const { law, source, unverified } = findDutyRule(duty.rule);
  return (
    <dl className="hg-facts">
      <dt>{t('column.dueOn')}</dt>
      <dd>
        <Group gap={8}>
          <DutyStateTag state={duty.state} />
          {duty.dueOn === null ? null : format.date(duty.dueOn)}
        </Group>
      </dd>
      <dt>{t('law')}</dt>
      <dd>{law}</dd>
      <dt>{t('source')}</dt>
      <dd>
        {source} {unverified ? <Tag>{t('unverified')}</Tag> : null}
      </dd>
    </dl>
  );
};

/** One duty: its state, the form, and its entries. */
export const DutyDialog = ({ duty, today, onRecorded, onClose }: DutyDialogProps) => {
  const { t } = useTranslation(['duties', 'shell']);
  const phone = usePhone();
  const reason = useReason('duty.record');
  const role = useSession().data?.account?.role;
  const plantOnly = role === 'plant' && duty.scope !== 'site';
  return (
    <Dialog onClose={onClose} title={t(`rule.${duty.rule}`)} size="lg" fullScreen={phone}>
      <Stack gap="lg">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {useDutyName()(duty)}
        </Text>
        <Facts duty={duty} />
        {reason === undefined && !plantOnly ? <DutyForm duty={duty} today={today} onRecorded={onRecorded} /> : null}
        {reason === undefined ? null : <ReadOnlyNote permission="duty.record" />}
        {plantOnly ? <Text c="dimmed">{t('form.plantOnly')}</Text> : null}
        <DutyHistory duty={duty} />
      </Stack>
    </Dialog>
  );
};

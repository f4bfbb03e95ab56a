import {
  type Alert,
  type CancelReason,
  cancelReasons,
  isReason,
  type Permission,
  type ReleaseBar,
  reasonLeast,
} from '@hazardguard/contract';
import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission, useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { useReason } from '../../ui/use-reason.ts';
import { useApprovalCall } from '../escalation/use-escalation.ts';
import { AlertMap } from './alert-map.tsx';
import { listSteps } from './alert-steps.ts';
import classes from './alerts.module.css';
import { AreaChangeText } from './area-change-text.tsx';
import { AreaQuestionText } from './area-question-text.tsx';
import { ClearCheckPart, listOpenObstacles } from './clear-check-part.tsx';
import { MissingLanguages } from './missing-languages.tsx';
import { ReachPart } from './reach-part.tsx';
import { UnsignedLanguages } from './unsigned-languages.tsx';
import { type DecisionName, useDecide } from './use-decide.ts';
import { useVariantName } from './use-variant-name.ts';
import { VillagesOffNote } from './village-part.tsx';

const permissions: Readonly<Record<DecisionName, Permission>> = {
  submit: 'alert.draft',
  approve: 'alert.approve',
  return: 'alert.approve',
  override: 'alert.override',
  revise: 'alert.draft',
  cancel: 'alert.approve',
};
/** Steps that ask for a reason. */
const needsReason: Readonly<Partial<Record<DecisionName, 'needed' | 'optional'>>> = {
  return: 'needed',
  override: 'needed',
  revise: 'optional',
  cancel: 'optional',
};
/** Steps with a reason that is shown publicly and is checked. */
const checksReason: ReadonlySet<DecisionName> = new Set(['approve', 'override', 'cancel']);
/** The check computes the passage of the cloud. */
const clearCheckMs = 60_000;
const publicSteps: ReadonlySet<DecisionName> = new Set(['approve', 'override', 'cancel']);

interface StepButtonProps {
  readonly name: DecisionName;
  readonly alert: Alert;
  readonly mine: boolean;
  /** Why the person may not release it; null: may; undefined: not read yet. */
  readonly bar: ReleaseBar | null | undefined;
  readonly onOpen: () => void;
}

const StepButton = ({ name, alert, mine, bar, onOpen }: StepButtonProps) => {
  const { t } = useTranslation('alerts');
  const lacking = useReason(permissions[name]);
  const own = mine ? t(alert.kind === 'Cancel' ? 'clear.own' : 'ownText') : undefined;
  const tied = !bar ? undefined : t('secondPerson.short');
  const reason = lacking ?? (name === 'approve' ? (own ?? tied) : undefined);
  return (
    <span className="hg-stack hg-gap-1">
      <Button variant={name === 'submit' || name === 'approve' ? 'filled' : 'default'} disabled={reason !== undefined} onClick={onOpen}>
        {name === 'approve' && alert.kind === 'Cancel' ? t('clear.approve') : t(`step.${name}`)}
      </Button>
      {reason === undefined ? null : (
        <Text size="xs" c="dimmed" maw={220}>
          {reason}
        </Text>
      )}
    </span>
  );
};

interface DecisionDialogProps {
  readonly alert: Alert;
  readonly name: DecisionName;
  /** Of an approval: why the person may not release it; undefined: not read yet. */
  readonly bar: ReleaseBar | null | undefined;
  readonly onClose: () => void;
}

const DecisionDialog = ({ alert, name, bar, onClose }: DecisionDialogProps) => {
  const { t } = useTranslation(['alerts', 'shell']);
  const decide = useDecide();
  const nameVariant = useVariantName(alert);
  const [reason, setReason] = useState('');
  const [because, setBecause] = useState<CancelReason>('all-clear');
  const [missing, setMissing] = useState(false);
  const rule = t('reasonRule', { letters: reasonLeast.letters });
  const question = name === 'submit' || name === 'override' ? alert.areaQuestion : null;
  const isAllClear = alert.kind === 'Cancel' && name !== 'revise';
  const requestsAllClear = name === 'cancel' && because === 'all-clear';
  const isReleased = publicSteps.has(name) && !requestsAllClear;
  const givesAllClear = isAllClear && (name === 'approve' || name === 'override');
  // Whether the warning can end now; read again while the dialog is open.
  const clear = useQuery({
    ...routeQuery('/api/alerts/{id}/clear-check', { path: { id: alert.id } }),
    enabled: requestsAllClear || givesAllClear,
    staleTime: 0,
    refetchInterval: clearCheckMs,
  });
  const isEarly = (requestsAllClear || givesAllClear) && clear.data !== undefined && listOpenObstacles(clear.data).length > 0;
  const isChecking = (requestsAllClear || givesAllClear) && clear.isPending;
  const why = isEarly ? 'needed' : needsReason[name];
  const trimmed = reason.trim();
  const suffices = trimmed === '' ? why !== 'needed' : !checksReason.has(name) || isReason(trimmed);
  const isBarred = name === 'approve' && bar !== null;
  const confirm = (): void => {
    if (!suffices) {
      setMissing(true);
      return;
    }
    decide.mutate(
      { name, alert, reason: trimmed, because, areaConfirmed: question !== null, secondLook: isEarly },
      {
        onSuccess: () => {
          notifySuccess(requestsAllClear ? t('clear.asked') : t(`done.${name}`));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      onClose={onClose}
      title={
        name === 'approve' && isAllClear
          ? t('clear.question', { incident: alert.incidentId })
          : t(`question.${name}`, { incident: alert.incidentId })
      }
      closeOnClickOutside={!decide.isPending}
    >
      <Stack gap="md">
        {isReleased ? (
          <p className={`hg-pad-3 hg-strong hg-status ${classes.sign}`} data-status={alert.status}>
            {t(`goesOut.${alert.status}`)}
          </p>
        ) : null}
        <Text size="sm">{t(requestsAllClear ? 'clear.explain' : `explain.${name}`)}</Text>
        {name === 'submit' || name === 'approve' || name === 'override' ? <AreaChangeText change={alert.areaChange} /> : null}
        {question === null ? null : <AreaQuestionText question={question} isAnswered={false} />}
        {isReleased && name !== 'cancel' ? (
          <>
            <UnsignedLanguages alert={alert} />
            <Text size="sm" fw={600}>
              {alert.hazardText}
            </Text>
            <Text size="sm">{alert.actionText}</Text>
            {alert.variants.map((variant) => (
              <Text key={variant.action} size="sm" data-variant={variant.action}>
                <b>{nameVariant(variant)}</b> {variant.texts.en?.actionText}
              </Text>
            ))}
            <Text size="sm">{alert.placeText}</Text>
            <Text size="sm">{alert.timeText}</Text>
            <Text size="sm" c="dimmed">
              {t('decidesVersion', { version: alert.version, name: alert.updatedBy })}
            </Text>
            <AlertMap alert={alert} />
            <MissingLanguages alert={alert} />
            <VillagesOffNote alert={alert} />
            <ReachPart alert={alert} />
          </>
        ) : null}
        {name === 'cancel' ? (
          <Radio.Group
            label={t('because.label')}
            value={because}
            onChange={(value) => setBecause(cancelReasons.find((one) => one === value) ?? 'all-clear')}
          >
            <Stack gap={8} mt={8}>
              {cancelReasons.map((one) => (
                <Radio key={one} value={one} label={t(`because.${one}`)} />
              ))}
            </Stack>
          </Radio.Group>
        ) : null}
        {isChecking ? <Text size="sm">{t('clearCheck.reading')}</Text> : null}
        {clear.isError && clear.data === undefined ? (
          <ErrorPanel error={clear.error} title={t('clearCheck.failed')} onRetry={() => void clear.refetch()} />
        ) : null}
        {(requestsAllClear || givesAllClear) && clear.data !== undefined ? <ClearCheckPart check={clear.data} /> : null}
        {why === undefined ? null : (
          <Textarea
            label={t(isEarly ? 'clearCheck.reason' : why === 'needed' ? 'reason' : 'reasonOptional')}
            {...(checksReason.has(name) ? { description: rule } : {})}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setMissing(false);
            }}
            error={missing ? (checksReason.has(name) ? rule : t('reasonMissing')) : undefined}
            required={why === 'needed'}
            maxLength={2_000}
            autosize
            minRows={2}
          />
        )}
        {decide.isError ? <ErrorPanel error={decide.error} title={t('failed')} /> : null}
        {isBarred ? <Text size="sm">{t(bar === undefined ? 'secondPerson.reading' : 'secondPerson.short')}</Text> : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" data-autofocus onClick={onClose} disabled={decide.isPending}>
            {t('back')}
          </Button>
          <Button onClick={confirm} loading={decide.isPending} disabled={isChecking || isBarred}>
            {isEarly
              ? t(requestsAllClear ? 'clearCheck.ask' : 'clearCheck.approve')
              : requestsAllClear
                ? t('clear.ask')
                : isReleased
                  ? t(`confirm.${name === 'cancel' ? 'withdraw' : isAllClear ? 'clear' : 'release'}.${alert.status}`)
                  : t(question === null ? `step.${name}` : 'areaQuestion.keep')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};

/** The possible next steps. A step without permission is shown disabled, with the reason, which says who may take it. */
export const DecisionButtons = ({
  alert,
  editing,
  onEdit,
}: {
  readonly alert: Alert;
  readonly editing: boolean;
  readonly onEdit: () => void;
}) => {
  const { t } = useTranslation('alerts');
  const [open, setOpen] = useState<DecisionName>();
  const me = useSession().data?.account?.id;
  const mayDraft = useHasPermission('alert.draft');
  const call = useApprovalCall(alert.id);
  // Where it cannot be read, the server refuses.
  const bar = call.isError ? null : call.data === undefined ? undefined : (call.data.release?.bar ?? null);
  const steps = listSteps(alert);
  const editable = alert.kind !== 'Cancel' && (alert.state === 'draft' || alert.state === 'waiting' || alert.state === 'returned');
  if (editing || (steps.length === 0 && !editable)) return null;
  return (
    <div className="hg-row hg-start hg-below-4">
      {steps.map((name) => (
        <StepButton
          key={name}
          name={name}
          alert={alert}
          mine={me !== undefined && alert.authorIds.includes(me)}
          bar={bar}
          onOpen={() => setOpen(name)}
        />
      ))}
      {editable && mayDraft ? (
        <Button variant="default" onClick={onEdit}>
          {t('edit')}
        </Button>
      ) : null}
      {open ? <DecisionDialog alert={alert} name={open} bar={bar} onClose={() => setOpen(undefined)} /> : null}
    </div>
  );
};

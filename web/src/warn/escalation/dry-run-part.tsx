import { type DryRun, type EscalationTier, escalationTier } from '@hazardguard/contract';
import { Text, TextInput, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localTime, parseMoment } from '../../assess/scenario/scenario-form.ts';
import { api, readBody } from '../../data/client.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useDebounced } from '../../ui/type-ahead/use-debounced.ts';
import { useSettingHint } from '../../ui/use-setting-hint.ts';
import classes from './escalation.module.css';
import { Problem } from './unready-list.tsx';

const Step = ({ step, start }: { readonly step: DryRun['steps'][number]; readonly start: number }) => {
  const { t } = useTranslation(['escalation', 'stakeholders', 'delivery']);
  const format = useFormat();
  const afterMin = (Date.parse(step.at) - start) / 60_000;
  return (
    <li data-problem={step.problems.length > 0}>
      <div className="hg-row">
        <b>{format.moment(step.at)}</b> <span>{t('run.after', { span: format.quantity(afterMin, t('minutes')) })}</span>
      </div>
      <div>
        {t('tier', { number: step.tier })} · {t('run.needed', { needed: format.exact(step.needed), of: format.exact(step.people.length) })}
      </div>
      {step.problems.map((problem) => (
        <Problem key={problem}>{t(`run.problem.${problem}`)}</Problem>
      ))}
      <ul>
        {step.people.map(({ name, groups, onDuty, channels, sample }) => (
          <li key={`${name} ${groups.join()}`}>
            {name}, {groups.map((group) => t(`stakeholders:group.${group}`)).join(', ')}
            {' · '}
            {channels.length === 0 ? t('run.noChannel') : channels.map((channel) => t(`delivery:channels.${channel}`)).join(', ')}
            {onDuty ? ` · ${t('run.onDuty')}` : null}
            {sample ? ` · ${t('run.sample')}` : null}
          </li>
        ))}
      </ul>
    </li>
  );
};

/** Dry run of the tiers, saved or not, as if nobody answered. Nothing is sent. */
export const DryRunPart = ({ tiers, name }: { readonly tiers: readonly EscalationTier[]; readonly name: string }) => {
  const { t } = useTranslation('escalation');
  const format = useFormat();
  const setting = useSettingHint();
  const [time, setTime] = useState(() => localTime(new Date()));
  const isComplete = tiers.every((tier) => escalationTier.safeParse(tier).success);
  const at = parseMoment(time);
  const debounced = useDebounced(JSON.stringify([isComplete ? tiers : null, at ?? null]));
  const [runTiers, runAt]: [EscalationTier[] | null, string | null] = JSON.parse(debounced);
  const run = useQuery({
    queryKey: ['escalation-dry-run', runTiers, runAt],
    queryFn: ({ signal }) =>
      readBody(api.POST('/api/escalation-chains/dry-run', { body: { industryId: null, tiers: runTiers ?? [], at: runAt ?? '' }, signal })),
    enabled: runTiers !== null && runAt !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-4" aria-label={t('run.title')}>
      <Title order={2} size="h3">
        {name === '' ? t('run.title') : `${t('run.title')}: ${name}`}
      </Title>
      <Text size="sm">{t('run.about')}</Text>
      <TextInput
        type="datetime-local"
        label={t('run.at')}
        description={format.ownZone()}
        value={time}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
      {isComplete && at !== undefined ? null : <Text size="sm">{t('run.incomplete')}</Text>}
      {run.isError ? <ErrorPanel error={run.error} title={t('run.failed')} onRetry={() => void run.refetch()} /> : null}
      {run.isPending && isComplete && at !== undefined ? <TextSkeleton lines={6} /> : null}
      {run.data !== undefined && isComplete && at !== undefined ? (
        <>
          {run.data.gaps.map((gap) => (
            <Problem key={gap}>
              {t(`run.gap.${gap}`)}
              {gap === 'no-link' ? setting('PUBLIC_URL') : ''}
            </Problem>
          ))}
          <ol className={classes.line} aria-label={t('run.line')}>
            {run.data.steps.map((step) => (
              <Step key={step.tier} step={step} start={Date.parse(run.data.steps[0]?.at ?? run.data.endsAt)} />
            ))}
            <li>
              <b>{format.moment(run.data.endsAt)}</b> {t('run.end')}
            </li>
          </ol>
        </>
      ) : null}
    </section>
  );
};

import type { DrillCard, DutyRuleId } from '@hazardguard/contract';
import { Anchor, Button, Group, NativeSelect, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notifySuccess } from '../../ui/notices.ts';

const rules = ['on-site-drill', 'local-drill', 'district-drill'] as const satisfies readonly DutyRuleId[];

/** The day in India, because the rules are Indian. */
const formatDayInIndia = (iso: string): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(iso));

/** Records a finished drill in the register of duties as done. */
export const DutyPart = ({ card: { drill, score } }: { readonly card: DrillCard }) => {
  const { t } = useTranslation(['drills', 'duties']);
  const [rule, setRule] = useState<(typeof rules)[number]>('on-site-drill');
  const record = useRouteChange('POST', '/api/duties/entries', {
    refreshes: ['/api/duties/*'],
    onSuccess: () => notifySuccess(t('duty.saved')),
  });
  const account = useSession().data?.account;
  const { id, title, industryId, startedAt } = drill;
  const district = useIndustry(industryId ?? undefined).data?.district;
  if (industryId === null || startedAt === null || !account) return null;
  const send = (): void => {
    const subject = rule === 'on-site-drill' ? `site:${industryId}` : `district:${(district ?? '').trim().toLowerCase()}`;
    const note = `Drill ${id}: ${title}; ${score.passed} of ${score.milestones.length} targets met`;
    record.mutate({ body: { rule, subject, kind: 'done', on: formatDayInIndia(startedAt), who: account.name, note } });
  };
  return (
    <>
      {record.isError ? <ErrorPanel error={record.error} title={t('duty.failed')} /> : null}
      <Group align="flex-end" gap={8}>
        <NativeSelect
          label={t('duty.label')}
          value={rule}
          onChange={({ currentTarget }) => setRule(rules.find((one) => one === currentTarget.value) ?? 'on-site-drill')}
          data={rules.map((value) => ({ value, label: t(`duties:rule.${value}`) }))}
        />
        <Button variant="default" loading={record.isPending} disabled={record.isSuccess || district === undefined} onClick={send}>
          {t('duty.record')}
        </Button>
      </Group>
      {record.isSuccess ? (
        <Text size="sm">
          {t('duty.saved')}{' '}
          <Anchor renderRoot={(props) => <Link {...props} to="/Duties" search={{ industry: industryId } as never} />}>
            {t('duty.open')}
          </Anchor>
        </Text>
      ) : null}
    </>
  );
};

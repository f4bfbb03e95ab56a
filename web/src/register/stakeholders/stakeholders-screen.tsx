import { type StakeholderGroup, stakeholderGroups } from '@hazardguard/contract';
import { Accordion, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { oneOf, useAddress } from '../../data/address.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useImportEntry } from '../../ui/table-file/use-import-entry.ts';
import { Directory } from './directory.tsx';
import { useOpenGroup } from './groups.ts';
import classes from './stakeholders.module.css';

const DutyRota = lazyPart(() => import('./rota/duty-rota.tsx').then((m) => m.DutyRota));

const parts = ['directory', 'rota'] as const;

/** Directory and duty rota of the open group. Each group has its own form, so that entries for one are never saved to another. */
const GroupBody = ({ group }: { readonly group: StakeholderGroup }) => {
  const { t } = useTranslation('stakeholders');
  const [part, setPart] = useAddress('part', oneOf(parts));
  return (
    <Tabs key={group} value={part ?? 'directory'} onChange={(value) => setPart(value === 'rota' ? value : undefined)} keepMounted={false}>
      <Tabs.List mb={{ base: 4, sm: 'sm' }}>
        {parts.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`part.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="directory">
        <Directory group={group} />
      </Tabs.Panel>
      <Tabs.Panel value="rota">
        <Suspense fallback={<TableSkeleton />}>
          <DutyRota group={group} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
};

export const StakeholdersScreen = () => {
  const { t } = useTranslation(['stakeholders', 'shell']);
  const [open, setOpen] = useOpenGroup();
  const summary = useQuery(routeQuery('/api/stakeholders'));
  const formatCounts = (group: StakeholderGroup): string => {
    const found = summary.data?.groups.find((one) => one.group === group);
    if (found === undefined) return '\u00a0';
    const { people, toProve, onDuty } = found;
    return [
      t('head.people', { count: people }),
      ...(toProve > 0 ? [t('head.toProve', { count: toProve })] : []),
      ...(onDuty.length > 0 ? [t('head.onDuty', { names: onDuty.join(', ') })] : []),
    ].join(' · ');
  };
  return (
    <>
      <PageHeader
        title={t('shell:screens.stakeholders.title')}
        purpose={t('purpose')}
        actions={<MoreMenu entries={useImportEntry('contacts')} />}
      />
      {summary.isError ? <ErrorPanel error={summary.error} onRetry={() => void summary.refetch()} /> : null}
      <Accordion
        order={2}
        variant="separated"
        chevronPosition="left"
        value={open}
        onChange={(value) => setOpen(stakeholderGroups.find((group) => group === value) ?? null)}
        classNames={{ item: 'hg-card', label: classes.group ?? '', content: `hg-pad-4 ${classes.people}` }}
      >
        {stakeholderGroups.map((group) => (
          <Accordion.Item key={group} value={group}>
            <Accordion.Control>
              <strong className="hg-block">{t(`group.${group}`)}</strong>
              <span className="hg-block hg-small hg-quiet">{formatCounts(group)}</span>
            </Accordion.Control>
            <Accordion.Panel>{open === group ? <GroupBody group={group} /> : null}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </>
  );
};

import { incidentOrigins } from '@hazardguard/contract';
import { Switch, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { lazyPartAhead } from '../../ui/lazy-part.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { helpKey, incidentKeys, toTabKey } from '../../ui/shortcuts/shortcut-table.ts';
import { useShortcutSetting, useShortcuts } from '../../ui/shortcuts/single-keys.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { ReportsPart } from '../../warn/resident-reports/reports-part.tsx';
import { useReportsWithoutIncident } from '../../warn/resident-reports/use-resident-reports.ts';
import { type MenuEntryId, type RecordPart, recordParts, useIncidentAddress } from './incident-address.ts';
import classes from './incidents.module.css';
import { IncidentList } from './list/incident-list.tsx';
import { SideMenu } from './list/side-menu.tsx';
import { ViewSelect } from './list/view-select.tsx';
import { quickEntryId, radioEntryId } from './record/entry-ids.ts';
import { Section } from './record/section.tsx';
import { focusAdjacentRow, focusField, focusSearch } from './shortcuts.ts';

const CreateIncident = lazyPartAhead(() => import('./form/create-incident.tsx').then((part) => part.CreateIncident));
const IncidentRecord = lazyPartAhead(() => import('./record/incident-record.tsx').then((part) => part.IncidentRecord));

/** What residents reported without an open incident near them; absent when there is nothing. */
const ReportsWithoutIncident = () => {
  const { t } = useTranslation('delivery');
  const query = useReportsWithoutIncident();
  if (query.data === undefined || query.data.total === 0) return null;
  return (
    <Section title={t('reports.withoutIncident')}>
      <ReportsPart query={query} label={t('reports.withoutIncident')} note={t('reports.withoutNote')} />
    </Section>
  );
};

export const IncidentsScreen = () => {
  const { t } = useTranslation(['incidents', 'shell']);
  const [{ origin, entry, incident, part }, go] = useIncidentAddress();
  const [keys, setKeys] = useShortcutSetting();
  const phone = usePhone();
  const create = (): void => go({ origin: 'reported', entry: 'create' });
  const show = (next: RecordPart): void => {
    if (incident !== undefined && next !== part) go({ incident, part: next });
  };
  const focusLogField = (field: string): void => {
    show('log');
    focusField(field);
  };
  useShortcuts({
    [incidentKeys.create]: create,
    [incidentKeys.search]: focusSearch,
    [incidentKeys.next]: () => focusAdjacentRow(1),
    [incidentKeys.previous]: () => focusAdjacentRow(-1),
    [incidentKeys.log]: () => focusLogField(quickEntryId),
    [incidentKeys.radio]: () => focusLogField(radioEntryId),
    ...Object.fromEntries(recordParts.map((one, index) => [toTabKey(index), () => show(one)])),
  });
  const open = (id: string): void => go({ incident: id });
  const body = (shown: MenuEntryId) => {
    if (incident !== undefined)
      return (
        <IncidentRecord key={incident} id={incident} part={part} onPart={show} onBack={() => go({})} onGone={() => go({ entry: 'all' })} />
      );
    if (shown === 'create') return <CreateIncident onSaved={open} />;
    return (
      <>
        <ReportsWithoutIncident />
        <IncidentList key={`${origin} ${shown}`} origin={origin} view={shown} onOpen={open} onCreate={create} />
      </>
    );
  };
  return (
    <>
      <PageHeader
        title={t('shell:screens.incidents.title')}
        purpose={t('purpose')}
        actions={<MoreMenu entries={[{ text: t('shell:screens.wall.label'), to: '/Wall', search: {} }]} />}
      />
      {phone ? (
        <>
          {incident === undefined ? <ViewSelect origin={origin} current={entry} onChoose={go} /> : null}
          <Suspense fallback={<TextSkeleton />}>{body(entry)}</Suspense>
        </>
      ) : (
        <Tabs
          value={origin}
          onChange={(next) => go({ origin: incidentOrigins.find((one) => one === next) ?? 'reported', entry: 'open' })}
          keepMounted={false}
        >
          <Tabs.List mb="md" aria-label={t('tabs')}>
            {incidentOrigins.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`tab.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={origin}>
            <div className={classes.screen}>
              <div className="hg-stack hg-gap-6">
                <SideMenu origin={origin} current={entry} onChoose={(next) => go({ entry: next })} />
                <Switch
                  size="xs"
                  checked={keys}
                  onChange={(event) => setKeys(event.currentTarget.checked)}
                  label={t('keys.label')}
                  description={t('keys.list', { key: helpKey })}
                />
              </div>
              <div>
                <Suspense fallback={<TextSkeleton />}>{body(entry)}</Suspense>
              </div>
            </div>
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  );
};

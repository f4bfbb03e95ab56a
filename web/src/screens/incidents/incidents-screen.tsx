import { incidentOrigins } from '@hazardguard/contract';
import { Switch, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { CreateIncident } from './form/create-incident.tsx';
import { type MenuEntryId, useIncidentAddress } from './incident-address.ts';
import classes from './incidents.module.css';
import { focusSearch, stepRow, useKeys, useSingleKeys } from './keys.ts';
import { IncidentList } from './list/incident-list.tsx';
import { SideMenu } from './list/side-menu.tsx';
import { focusQuickEntry, IncidentRecord } from './record/incident-record.tsx';

export const IncidentsScreen = () => {
  const { t } = useTranslation(['incidents', 'shell']);
  const [{ origin, entry, incident }, go] = useIncidentAddress();
  const [keys, setKeys] = useSingleKeys();
  const create = (): void => go({ origin: 'reported', entry: 'create' });
  useKeys(keys, { n: create, '/': focusSearch, j: () => stepRow(1), k: () => stepRow(-1), l: focusQuickEntry });
  const open = (id: string): void => go({ incident: id });
  const body = (shown: MenuEntryId) => {
    if (incident !== undefined)
      return <IncidentRecord key={incident} id={incident} onBack={() => go({})} onGone={() => go({ entry: 'all' })} />;
    if (shown === 'create') return <CreateIncident onSaved={open} />;
    return <IncidentList key={`${origin} ${shown}`} origin={origin} view={shown} onOpen={open} onCreate={create} />;
  };
  return (
    <>
      <PageHeader title={t('shell:screens.incidents.title')} purpose={t('purpose')} />
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
            <div className={classes.aside}>
              <SideMenu origin={origin} current={entry} onChoose={(next) => go({ entry: next })} />
              <Switch
                className={classes.keys ?? ''}
                size="xs"
                checked={keys}
                onChange={(event) => setKeys(event.currentTarget.checked)}
                label={t('keys.label')}
                description={t('keys.list')}
              />
            </div>
            <div className={classes.body}>{body(entry)}</div>
          </div>
        </Tabs.Panel>
      </Tabs>
    </>
  );
};

import { type Duty, dutyColumns, dutyScopes, dutyStates } from '@hazardguard/contract';
import { Anchor, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Register } from '../../ui/register/register.tsx';
import { useRegisterView } from '../../ui/register/register-view.ts';
import { IconCalendar, IconPencil } from '../../ui/screen-icons.tsx';
import { DistrictSelect } from './district-select.tsx';
import classes from './duties.module.css';
import { useDutyColumns, useDutyName } from './duty-columns.tsx';
import { DutyDialog } from './duty-dialog.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { useDuties } from './use-duties.ts';
import { useDutyFilter } from './use-duty-filter.ts';

/** Today in India, because the rules are Indian. */
const todayInIndia = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

export const DutiesScreen = () => {
  const { t } = useTranslation(['duties', 'parts', 'shell']);
  const format = useFormat();
  const [view, changeView] = useRegisterView(dutyColumns);
  const { filter, state, scope, district, focus, choose } = useDutyFilter();
  const [opened, setOpened] = useState<Duty>();
  const [feed, setFeed] = useState(false);
  const columns = useDutyColumns();
  const formatDuty = useDutyName();
  const duties = useDuties(view, filter);
  const counts = duties.data?.counts;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const countText = (count: number | undefined): string => (count === undefined ? '…' : format.exact(count));
  const filtered = state !== undefined || scope !== undefined || district !== undefined;
  return (
    <>
      <PageHeader
        title={t('shell:screens.duties.title')}
        purpose={t('purpose')}
        actions={
          <Button variant="default" leftSection={<IconCalendar size={16} aria-hidden />} onClick={() => setFeed(true)}>
            {t('feed.open')}
          </Button>
        }
      />
      <Stack gap="md">
        <Register
          label={t('register')}
          searchLabel={t('search')}
          columns={columns}
          sortable={dutyColumns}
          view={view}
          onView={changeView}
          query={duties}
          rowId={({ rule, subject }) => `${rule} ${subject}`}
          mark={() => undefined}
          empty={
            filtered
              ? { title: t('noneInState.title'), text: t('noneInState.text') }
              : {
                  title: t('empty.title'),
                  text: t('empty.text'),
                  action: (
                    <Anchor renderRoot={(props) => <Link {...props} to="/OnBoardIndustry" />}>{t('parts:industryPicker.onboard')}</Anchor>
                  ),
                }
          }
          filtered={filtered}
          tools={
            <>
              <NativeSelect
                className={classes.filter}
                aria-label={t('filter.byState')}
                value={state ?? ''}
                onChange={({ currentTarget }) => choose({ state: currentTarget.value })}
                data={[
                  { value: '', label: t('filter.allStates', { total: countText(total) }) },
                  ...dutyStates.map((value) => ({
                    value,
                    label: t('filter.stateCount', { state: t(`state.${value}`), total: countText(counts?.[value]) }),
                  })),
                ]}
              />
              <NativeSelect
                className={classes.filter}
                aria-label={t('filter.scope')}
                value={scope ?? ''}
                onChange={({ currentTarget }) => choose({ scope: currentTarget.value })}
                data={[
                  { value: '', label: t('filter.everyone') },
                  ...(focus === undefined ? [] : [{ value: 'focus', label: t('filter.focus') }]),
                  ...dutyScopes.map((value) => ({ value, label: t(`filter.${value}`) })),
                ]}
              />
              <DistrictSelect
                className={classes.filter}
                aria-label={t('column.district')}
                every={t('filter.everyDistrict')}
                value={district}
                onChoose={(value) => choose({ district: value })}
              />
            </>
          }
          actions={(duty) => (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPencil size={14} aria-hidden />}
              aria-label={t('openRow', { rule: t(`rule.${duty.rule}`), name: formatDuty(duty) })}
              onClick={() => setOpened(duty)}
            >
              {t('open')}
            </Button>
          )}
        />
        <Text size="sm" c="dimmed" maw="68ch">
          {t('check')}
        </Text>
        <Text size="sm" c="dimmed" maw="68ch">
          {t('groups')}
        </Text>
        <Text size="sm" maw="68ch">
          {t('notCovered')}
        </Text>
      </Stack>
      {opened === undefined ? null : (
        <DutyDialog
          key={`${opened.rule} ${opened.subject}`}
          duty={opened}
          today={todayInIndia()}
          onRecorded={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
      {feed ? <FeedDialog focus={focus} district={district} onClose={() => setFeed(false)} /> : null}
    </>
  );
};

import { type InventoryItem, pageSize, type RecordedConditions } from '@hazardguard/contract';
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { asId, useAddress } from '../../data/address.ts';
import { pageQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { notifyInformation } from '../../ui/notices.ts';
import { Pager } from '../../ui/register/pager.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { type ConditionNumber, conditionUnits, toConditionsForm } from '../changed-conditions/conditions-form.ts';
import type { Site } from '../scenario/site.ts';
import classes from './response.module.css';
import type { useConditions } from './use-conditions.ts';

interface RecordedPartProps {
  readonly site: Site;
  readonly conditions: ReturnType<typeof useConditions>;
  readonly items: readonly InventoryItem[];
}

/** A record in one line, with only the observed values. */
const useObservedText = () => {
  const { t } = useTranslation('response-phase');
  const format = useFormat();
  return (record: RecordedConditions): string => {
    const number = (field: ConditionNumber): string[] => {
      const value = record[field];
      return value === null ? [] : [`${t(`field.${field}`)} ${format.quantity(value, conditionUnits[field], 4)}`];
    };
    const observed = [
      ...(record.windDirection === null ? [] : [`${t('field.windDirection')} ${record.windDirection}`]),
      ...number('windSpeed'),
      ...number('temperature'),
      ...number('humidity'),
      ...number('quantity'),
      ...(record.ruptureType === null ? [] : [t(`rupture.${record.ruptureType}`)]),
      ...number('circularDiameter'),
      ...number('rectangularLength'),
      ...number('rectangularBreadth'),
    ];
    return observed.length === 0 ? t('recorded.nothing') : observed.join(' · ');
  };
};

/** The saved conditions of the site, newest first; each can be loaded into the form. */
export const RecordedPart = ({ site, conditions, items }: RecordedPartProps) => {
  const { t } = useTranslation('response-phase');
  const format = useFormat();
  const seen = useObservedText();
  const [requestedPage, setPage] = useAddress('page', asId);
  const page = requestedPage ?? 1;
  const recorded = useQuery({
    ...pageQuery('/api/industries/{id}/changed-conditions', { path: { id: site.id }, query: { page: page } }),
    // Conditions recorded by others.
    refetchInterval: 30_000,
  });
  const load = (record: RecordedConditions): void => {
    const stockItem = items.find(({ substanceName }) => substanceName.toLowerCase() === record.chemicalName.toLowerCase());
    const other = stockItem !== undefined && stockItem.id !== conditions.state.item;
    conditions.show({
      form: toConditionsForm(record),
      runId: undefined,
      ...(other ? { item: stockItem.id, hazard: undefined, beforeId: undefined } : {}),
    });
    notifyInformation(stockItem === undefined ? t('recorded.noItem', { chemical: record.chemicalName }) : t('recorded.loaded'));
    document.getElementById('conditions-windDirection')?.focus();
  };
  return (
    <section className="hg-stack hg-gap-4 hg-rule" aria-label={t('recorded.title')}>
      <Title order={2} size="h3">
        {t('recorded.title')}
      </Title>
      {recorded.isPending ? <TableSkeleton rows={2} /> : null}
      {recorded.isError ? <ErrorPanel error={recorded.error} title={t('recorded.failed')} onRetry={() => void recorded.refetch()} /> : null}
      {recorded.data?.total === 0 ? <Text size="sm">{t('recorded.none')}</Text> : null}
      {recorded.data && recorded.data.total > 0 ? (
        <>
          <ul className={`hg-stack hg-small hg-signs ${classes.records}`}>
            {recorded.data.rows.map((record) => (
              <li key={record.id} className="hg-row hg-spread hg-rule hg-pad-y hg-grow-first">
                <span>
                  <strong>{record.chemicalName}</strong>
                  {` · ${format.moment(record.date)}`}
                  <br />
                  {seen(record)}
                  <br />
                  <span className="hg-tiny hg-quiet">{t('recorded.by', { name: record.recordedBy })}</span>
                </span>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`${t('recorded.load')}, ${record.chemicalName}, ${format.moment(record.date)}`}
                  onClick={() => load(record)}
                >
                  {t('recorded.load')}
                </Button>
              </li>
            ))}
          </ul>
          <Pager label={t('recorded.pages')} page={page} size={pageSize} total={recorded.data.total} onPage={setPage} />
        </>
      ) : null}
    </section>
  );
};

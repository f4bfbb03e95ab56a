import { type Alert, type ComparedArea, isSmokeArea, listWarnedParts } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { Fragment } from 'react';
import { usePeopleText } from '../../assess/population/use-people-text.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { AreaQuestionText } from './area-question-text.tsx';

/** Whom the zone alone, the warned area and a drawn area would warn; the alert's own area is marked. */
export const AreaComparison = ({ areas }: { readonly areas: readonly ComparedArea[] }) => {
  const { t } = useTranslation(['alerts', 'population']);
  const format = useFormat();
  const peopleText = usePeopleText();
  if (areas.length === 0) return null;
  const failure = areas.find((area) => area.failure !== null)?.failure;
  return (
    <>
      <TableFrame label={t('areaChoice.compare')} minWidth={280}>
        <Table aria-label={t('areaChoice.compare')} verticalSpacing={4} horizontalSpacing={8} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('areaChoice.label')}</Table.Th>
              <Table.Th ta="right">{t('reach.area')}</Table.Th>
              <Table.Th ta="right">{t('population:title')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {areas.map(({ choice, chosen, areaKm2, people, actNow }) => (
              <Fragment key={choice}>
                <Table.Tr data-area={choice} data-chosen={chosen}>
                  <Table.Th scope="row" fw={chosen ? 700 : 400}>
                    {t(`areaChoice.${choice}`)} {chosen ? t('areaChoice.chosen') : ''}
                  </Table.Th>
                  <Table.Td ta="right">{areaKm2 === null ? '–' : format.quantity(areaKm2, 'km²')}</Table.Td>
                  <Table.Td ta="right">{people === null ? t('population:notKnown') : peopleText.inside(people)}</Table.Td>
                </Table.Tr>
                {actNow === null ? null : (
                  <Table.Tr data-area="act-now" data-chosen={chosen}>
                    <Table.Th scope="row" fw={400} pl={24}>
                      {t('areaChoice.ofIt', { area: t('areaSign.act-now') })}
                    </Table.Th>
                    <Table.Td ta="right">{format.quantity(actNow.areaKm2, 'km²')}</Table.Td>
                    <Table.Td ta="right">{peopleText.inside(actNow.people)}</Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      {failure ? <Text size="sm">{t('areaChoice.failed', { reason: failure })}</Text> : null}
    </>
  );
};

/** What the area of an alert from a run is, and why it is not the warned area. */
export const AreaReason = ({
  alert,
}: {
  readonly alert: Pick<Alert, 'area' | 'areaChoice' | 'areaReason' | 'areaAnswer' | 'population'>;
}) => {
  const { t } = useTranslation('alerts');
  if (alert.areaChoice === null) return null;
  const districts = alert.population?.actNow?.districts ?? null;
  const isOlder = listWarnedParts(alert.area).length === 0;
  const warnedAs = isOlder ? 'older' : isSmokeArea(alert.area) ? 'smoke' : 'warned-area';
  return (
    <>
      <Text size="sm" mt={8} data-area-choice={alert.areaChoice}>
        {t(`areaChoice.explain.${alert.areaChoice === 'warned-area' ? warnedAs : alert.areaChoice}`)}{' '}
        {alert.areaReason === null ? null : t('areaChoice.because', { reason: alert.areaReason })}
      </Text>
      {districts === null || districts.others.length > 0 ? null : (
        <Text size="sm" data-district={districts.isChecked ? 'inside' : 'unchecked'}>
          {districts.isChecked ? t('areaDistrict.inside', { district: districts.own ?? '' }) : t('areaDistrict.unchecked')}
        </Text>
      )}
      {alert.areaAnswer === null ? null : <AreaQuestionText question={alert.areaAnswer} isAnswered />}
    </>
  );
};

import { Anchor, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePeopleText } from '../../assess/population/use-people-text.ts';
import { distanceM } from '../../compute/geodesy.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { Tag } from '../../ui/tag.tsx';
import { nearQuery, nearRadiusM } from './near-query.ts';
import { Part } from './part.tsx';

/** People per directory, and the number of unconfirmed contacts. */
export const ContactsPart = () => {
  const { t } = useTranslation(['site', 'stakeholders']);
  const format = useFormat();
  const link = <Anchor renderRoot={(props) => <Link {...props} to="/StakeHolders" />}>{t('contacts.manage')}</Anchor>;
  return (
    <Part title={t('contacts.title')} failed={t('contacts.failed')} query={useQuery(routeQuery('/api/stakeholders'))} action={link}>
      {({ groups }) => (
        <>
          <Text size="sm" c="dimmed">
            {t('contacts.note')}
          </Text>
          <TableFrame label={t('contacts.title')} minWidth={280}>
            <Table aria-label={t('contacts.title')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('contacts.group')}</Table.Th>
                  <Table.Th ta="right">{t('contacts.people')}</Table.Th>
                  <Table.Th ta="right">{t('contacts.unconfirmed')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {groups.map(({ group, people, toProve }) => (
                  <Table.Tr key={group}>
                    <Table.Td>{t(`stakeholders:group.${group}`)}</Table.Td>
                    <Table.Td ta="right">{format.exact(people)}</Table.Td>
                    <Table.Td ta="right">{format.exact(toProve)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </TableFrame>
        </>
      )}
    </Part>
  );
};

/** The next duties of a site; duties that are not triggered are left out. */
export const DutiesPart = ({ industryId }: { readonly industryId: number }) => {
  const { t } = useTranslation(['site', 'duties']);
  const format = useFormat();
  const link = (
    <Anchor renderRoot={(props) => <Link {...props} to="/Duties" search={{ industry: industryId } as never} />}>{t('duties.all')}</Anchor>
  );
  // The most urgent first.
  const duties = useQuery(routeQuery('/api/duties', { query: { industryId, scope: 'site', pageSize: 20 } }));
  return (
    <Part title={t('duties.title')} failed={t('duties.failed')} query={duties} action={link}>
      {({ rows }) => {
        const dueDuties = rows.filter(({ state }) => state !== 'waiting' && state !== 'not-applicable');
        if (dueDuties.length === 0) return <Text size="sm">{t('duties.none')}</Text>;
        return (
          <Table aria-label={t('duties.title')}>
            <Table.Tbody>
              {dueDuties.map(({ rule, state, dueOn }) => (
                <Table.Tr key={rule}>
                  <Table.Td>{t(`duties:rule.${rule}`)}</Table.Td>
                  <Table.Td>{t(`duties:state.${state}`)}</Table.Td>
                  <Table.Td ta="right">{dueOn === null ? t('duties.never') : format.date(dueOn)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        );
      }}
    </Part>
  );
};

const maxListed = 5;

/** The nearest receptors: homes, schools, hospitals and others. */
export const NearPart = ({ place }: { readonly place: { readonly latitude: number; readonly longitude: number } }) => {
  const { t } = useTranslation(['site', 'vulnerability', 'shell']);
  const format = useFormat();
  const { headCount } = usePeopleText();
  const link = <Anchor renderRoot={(props) => <Link {...props} to="/PlacesAround" />}>{t('shell:screens.receptors.title')}</Anchor>;
  return (
    <Part title={t('near.title')} failed={t('near.failed')} query={useQuery(nearQuery(place))} action={link}>
      {({ receptors }) => {
        const nearest = receptors
          .map((receptor) => ({ receptor, fromSiteM: distanceM(place.latitude, place.longitude, receptor.latitude, receptor.longitude) }))
          .toSorted((a, b) => a.fromSiteM - b.fromSiteM)
          .slice(0, maxListed);
        if (nearest.length === 0) return <Text size="sm">{t('near.none', { radius: format.distance(nearRadiusM) })}</Text>;
        return (
          <TableFrame label={t('near.title')} minWidth={280}>
            <Table aria-label={t('near.title')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('near.name')}</Table.Th>
                  <Table.Th ta="right">{t('near.distance')}</Table.Th>
                  <Table.Th ta="right">{t('near.people')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {nearest.map(({ receptor, fromSiteM }) => (
                  <Table.Tr key={receptor.id}>
                    <Table.Td>
                      {receptor.name} · {t(`vulnerability:kind.${receptor.kind}`)} {receptor.sample ? <Tag>{t('sample')}</Tag> : null}
                    </Table.Td>
                    <Table.Td ta="right">{format.distance(fromSiteM, 2)}</Table.Td>
                    <Table.Td ta="right">{headCount(receptor.people)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </TableFrame>
        );
      }}
    </Part>
  );
};

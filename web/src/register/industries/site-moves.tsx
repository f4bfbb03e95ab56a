import { Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { SiteMoveLine } from './site-move-line.tsx';

/** Moves of sites that wait for consent, and sites outside their district; absent when there are none. */
export const SiteMoves = () => {
  const { t } = useTranslation('industries');
  const format = useFormat();
  const found = useQuery(routeQuery('/api/site-moves')).data;
  if (found === undefined || found.total + found.misplacedTotal === 0) return null;
  const { moves, total, misplaced, misplacedTotal } = found;
  return (
    <>
      {total === 0 ? null : (
        <Paper withBorder p="sm" component="section" aria-labelledby="site-moves">
          <Title order={2} size="h5" id="site-moves">
            {t('moves.title', { count: total })}
          </Title>
          <Text size="sm">{t('moves.purpose')}</Text>
          <ul className="hg-stack hg-gap-3 hg-above-2">
            {moves.map((move) => (
              <SiteMoveLine key={move.id} move={move} />
            ))}
          </ul>
        </Paper>
      )}
      {misplacedTotal === 0 ? null : (
        <Paper withBorder p="sm" component="details">
          <summary>{t('misplaced.title', { count: misplacedTotal, total: format.exact(misplacedTotal) })}</summary>
          <Text size="sm" mt={4}>
            {t('misplaced.purpose')}
          </Text>
          <ul className="hg-stack hg-gap-3 hg-above-2">
            {misplaced.map(({ id, industryName, district, state, because }) => (
              <li key={id}>
                <Text size="sm">
                  {industryName}: {t(`misplaced.${because}`, { district, state: state ?? '' })}
                </Text>
              </li>
            ))}
          </ul>
        </Paper>
      )}
    </>
  );
};

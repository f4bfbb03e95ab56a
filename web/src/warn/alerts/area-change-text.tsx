import { type AreaChange, areaMoves, roundPeople } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { usePeopleText } from '../../assess/population/use-people-text.ts';
import { useTranslation } from '../../locales/use-translation.ts';

/** Whom an update adds, releases and moves, compared with the public message. */
export const AreaChangeText = ({ change }: { readonly change: AreaChange | null }) => {
  const { t } = useTranslation('alerts');
  const peopleText = usePeopleText();
  if (change === null) return null;
  const moved = areaMoves.filter((move) => change[move].length > 0);
  if (moved.length === 0) return <Text size="sm">{t(change.isKnown ? 'areaChange.nobody' : 'areaChange.unknown')}</Text>;
  return (
    <>
      <ul className="hg-above-1 hg-bullets" data-area-change>
        {moved.map((move) => {
          const villages = change[move];
          const people = peopleText.counted(roundPeople(villages.reduce((sum, one) => sum + one.people, 0)));
          return (
            <li key={move} data-move={move}>
              {t(`areaChange.${move}`, { count: villages.length, people, names: villages.map(({ name }) => name).join(', ') })}
            </li>
          );
        })}
      </ul>
      {change.isComplete ? null : <Text size="sm">{t('areaChange.incomplete')}</Text>}
    </>
  );
};

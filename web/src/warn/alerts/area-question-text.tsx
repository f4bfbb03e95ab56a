import type { AreaQuestion } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { usePeopleText } from '../../assess/population/use-people-text.ts';
import { useTranslation } from '../../locales/use-translation.ts';

/** What an area asks, or what was confirmed about it: both numbers of people, and why. */
export const AreaQuestionText = ({ question, isAnswered }: { readonly question: AreaQuestion; readonly isAnswered: boolean }) => {
  const { t } = useTranslation('alerts');
  const peopleText = usePeopleText();
  const { actNow, zone, because, districts } = question;
  return (
    <Text size="sm" fw={isAnswered ? 400 : 600} data-area-question={isAnswered ? 'answered' : 'open'}>
      {isAnswered ? `${t('areaQuestion.answered')} ` : null}
      {t('areaQuestion.numbers', { actNow: peopleText.counted(actNow), zone: peopleText.counted(zone) })}{' '}
      {because.map((one) => t(`areaQuestion.because.${one}`, { districts: districts.join(', ') })).join(' ')}
      {isAnswered ? null : ` ${t('areaQuestion.ask')}`}
    </Text>
  );
};

import type { WhoMayRelease } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useApprovalCall } from '../escalation/use-escalation.ts';
import { SecondPersonNote } from './second-person-note.tsx';

/** Names that fit above the fold of a phone. */
const mostNames = 4;

const useNames = () => {
  const { t } = useTranslation('alerts');
  return (people: WhoMayRelease['able']): string => {
    const names = people
      .slice(0, mostNames)
      .map(({ name, signedIn }) => (signedIn ? t('secondPerson.now', { name }) : name))
      .join(', ');
    return people.length > mostNames ? t('secondPerson.more', { names, count: people.length - mostNames }) : names;
  };
};

/** Whether the reader may release the version that waits, why not, and who can. */
export const ReleaseNote = ({ alertId }: { readonly alertId: string }) => {
  const { t } = useTranslation('alerts');
  const list = useNames();
  const release = useApprovalCall(alertId).data?.release;
  if (!release) return null;
  const { bar, confirm, able, alone } = release;
  if (bar === null)
    return (
      <Text role="note" size="sm" fw={600} mb={8}>
        {t('secondPerson.you')}
      </Text>
    );
  return (
    <>
      <SecondPersonNote bar={bar} confirm={confirm} />
      {able.length > 0 ? (
        <Text size="sm" mb={8}>
          {t('secondPerson.able', { names: list(able) })}
        </Text>
      ) : alone.length > 0 ? (
        <Text size="sm" mb={8}>
          {t('secondPerson.alone', { names: list(alone) })}
        </Text>
      ) : (
        <p className="hg-card hg-alarm hg-fault hg-strong hg-pad-3 hg-below-2" role="note">
          {t('secondPerson.none')}
        </p>
      )}
    </>
  );
};

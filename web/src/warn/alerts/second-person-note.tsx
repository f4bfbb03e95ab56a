import type { ReleaseBar, WhoMayRelease } from '@hazardguard/contract';
import { Box, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';

/** Why the reader cannot approve a warning, and what to do: the new accounts of which one is enough, with those who can confirm it. */
export const SecondPersonNote = ({ bar, confirm }: Readonly<Pick<WhoMayRelease, 'confirm'>> & { readonly bar: ReleaseBar }) => {
  const { t } = useTranslation('alerts');
  const possible = confirm.filter(({ confirmers }) => confirmers.length > 0);
  return (
    <Box role="note" mb={8}>
      <Text size="sm" fw={600}>
        {t(`secondPerson.${bar}`)}
      </Text>
      {possible.map(({ name, confirmers }) => (
        <Text key={name} size="sm">
          {t('secondPerson.confirm', { name, names: confirmers.join(', ') })}
        </Text>
      ))}
      {bar === 'invitation' && possible.length === 0 ? <Text size="sm">{t('secondPerson.nobody')}</Text> : null}
    </Box>
  );
};

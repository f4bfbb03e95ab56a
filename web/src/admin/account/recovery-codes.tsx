import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';
import classes from './account.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Ten codes for a lost telephone, shown only once. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const { t } = useTranslation('account');
  return (
    <Stack gap="md">
      <Text size="sm">{t('twoFactor.codesText')}</Text>
      <ol
        ref={focusWhenShown}
        tabIndex={-1}
        className={`hg-cards hg-gap-3 hg-code ${classes.codes}`}
        aria-label={t('twoFactor.codesTitle')}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'twoFactor.copied' : 'twoFactor.copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{t('twoFactor.kept')}</Button>
      </Group>
    </Stack>
  );
};

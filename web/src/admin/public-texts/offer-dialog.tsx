import type { PublicLanguageState } from '@hazardguard/contract';
import { findLanguage } from '@hazardguard/i18n/languages';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';

/** Asks before a language is switched on or off; texts that no speaker has signed must be accepted knowingly. */
export const OfferDialog = ({ state, onClose }: { readonly state: PublicLanguageState; readonly onClose: () => void }) => {
  const { t } = useTranslation(['public-texts', 'shell']);
  const offer = useRouteChange('PUT', '/api/public-languages/{language}', {
    refreshes: ['/api/public-languages'],
    onSuccess: onClose,
  });
  const [accepted, setAccepted] = useState(false);
  const { name } = findLanguage(state.language);
  const open = state.texts - state.signed;
  const way = state.offered ? 'off' : 'on';
  return (
    <Dialog onClose={onClose} title={t(`${way}Question`, { language: name })}>
      <Stack gap="md">
        <Text>{t(`${way}Meaning`)}</Text>
        {way === 'on' && open > 0 ? (
          <Checkbox
            label={t('accept', { open, texts: state.texts })}
            checked={accepted}
            onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
          />
        ) : null}
        {offer.isError ? <ErrorPanel error={offer.error} title={t('offerFailed')} /> : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" data-autofocus onClick={onClose} disabled={offer.isPending}>
            {t('shell:cancel')}
          </Button>
          <Button
            loading={offer.isPending}
            disabled={way === 'on' && open > 0 && !accepted}
            onClick={() => offer.mutate({ path: { language: state.language }, body: { offered: way === 'on', unreviewed: open } })}
          >
            {t(way === 'on' ? 'switchOn' : 'switchOff')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useConnection } from '../../data/connection.ts';
import { useForeign } from '../../data/offline/exchange/foreign-store.ts';
import { countByIncident } from '../../data/offline/exchange/make-bundle.ts';
import { useWaiting } from '../../data/offline/outbox/waiting.ts';
import { useVault } from '../../data/offline/vault.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { LazyExchange } from './lazy-exchange.tsx';

/** At an incident, while the server cannot be reached or does not have all of its entries. */
export const ExchangeButton = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('offline');
  const { away } = useConnection();
  const { status } = useVault();
  const counts = countByIncident(useWaiting(), useForeign());
  const [open, setOpen] = useState(false);
  const isUseful = status === 'open' && (away !== null || counts.has(id));
  return (
    <>
      {isUseful ? (
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          {t('exchange.title')}
        </Button>
      ) : null}
      {open ? <LazyExchange incident={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

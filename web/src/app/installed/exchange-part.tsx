import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { LazyExchange } from '../../respond/exchange/lazy-exchange.tsx';

/** Always here: a device with a network reads a draft although nothing waits on it. */
export const ExchangePart = () => {
  const { t } = useTranslation('offline');
  const [open, setOpen] = useState(false);
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="exchange">
      <Title order={2} size="h3" id="exchange">
        {t('exchange.title')}
      </Title>
      <Text size="sm">{t('exchange.purpose')}</Text>
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('exchange.start')}
        </Button>
      </div>
      {open ? <LazyExchange onClose={() => setOpen(false)} /> : null}
    </section>
  );
};

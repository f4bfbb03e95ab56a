import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './chemicals.module.css';

interface CardPartProps {
  readonly title: string;
  /** The library has no data for this part. */
  readonly bare?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One part of a chemical's card. */
export const CardPart = ({ title, bare = false, wide = false, children }: CardPartProps) => {
  const { t } = useTranslation('chemicals');
  const id = useId();
  return (
    <section className={`hg-stack hg-gap-3 hg-card hg-pad-4 hg-flush ${classes.part}`} aria-labelledby={id} data-wide={wide || undefined}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {bare ? (
        <Text size="sm" c="dimmed">
          {t('nothing')}
        </Text>
      ) : (
        children
      )}
    </section>
  );
};

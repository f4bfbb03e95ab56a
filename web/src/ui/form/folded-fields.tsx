import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';

interface FoldedFieldsProps {
  /** Undefined: that they are rarely needed. */
  readonly title?: string;
  /** What holds without an entry here: shown while they are folded, too. */
  readonly assumed: string;
  /** Something is entered or refused: they are open. */
  readonly used: boolean;
  readonly children: ReactNode;
}

/** The rarely used fields of a form. */
export const FoldedFields = ({ title, assumed, used, children }: FoldedFieldsProps) => {
  const { t } = useTranslation('parts');
  return (
    <details open={used || undefined}>
      <summary>
        <span className="hg-strong">{title ?? t('form.rare')}</span>
        <Text component="span" display="block" size="sm" c="dimmed" mb="xs">
          {assumed}
        </Text>
      </summary>
      {children}
    </details>
  );
};

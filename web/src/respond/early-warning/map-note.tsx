import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';

interface MapNoteProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Content of a map popup: a title, some lines and a close button. */
export const MapNote = ({ title, onClose, children }: MapNoteProps) => {
  const { t } = useTranslation('early-warning');
  return (
    <section className="hg-stack hg-gap-1 hg-start" aria-label={title}>
      <div className="hg-line hg-start hg-spread hg-small hg-full">
        <strong>{title}</strong>
        <CloseButton size="sm" aria-label={t('locations.close')} onClick={onClose} />
      </div>
      {children}
    </section>
  );
};

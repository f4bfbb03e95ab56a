import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useConnection } from '../data/connection.ts';
import { useTranslation } from '../locales/use-translation.ts';
import { ActionButton } from './action-button.tsx';

interface FileLinkProps extends ButtonProps {
  readonly href: string;
  /** Name of the file; absent: the server's. */
  readonly fileName?: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A link to a file that the server writes. While the server cannot be reached it says so: the browser would only fail. */
export const FileLink = ({ href, fileName, children, ...button }: FileLinkProps) => {
  const { t } = useTranslation('parts');
  const { away } = useConnection();
  if (away === 'server')
    return (
      <ActionButton variant="default" {...button} reason={t('needsServer')} onClick={() => undefined}>
        {children}
      </ActionButton>
    );
  return (
    <Button component="a" href={href} download={fileName ?? true} variant="default" {...button}>
      {children}
    </Button>
  );
};

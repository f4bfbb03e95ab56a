import { Button, Paper, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { IconPlus } from '../screen-icons.tsx';
import { usePhone } from '../use-phone.ts';

const FormDrawer = lazyPart(() => import('./form-drawer.tsx').then((m) => m.FormDrawer));

interface FormContainerProps {
  readonly title: string;
  /** The button that opens the form on a phone. */
  readonly openLabel: string;
  readonly opened: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A register's form: a card on a desk, a full-screen drawer on a phone. */
export const FormContainer = ({ title, openLabel, opened, onOpen, onClose, children }: FormContainerProps) => {
  if (!usePhone())
    return (
      <Paper withBorder p="lg">
        <Title order={2} size="h2" mb="md" tabIndex={-1} data-form-title style={{ outline: 'none' }}>
          {title}
        </Title>
        {children}
      </Paper>
    );
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onOpen} fullWidth>
        {openLabel}
      </Button>
      <Suspense fallback={null}>
        <FormDrawer opened={opened} onClose={onClose} title={title}>
          {children}
        </FormDrawer>
      </Suspense>
    </>
  );
};

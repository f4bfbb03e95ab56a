import { Paper, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { usePhone } from '../use-phone.ts';

const FormDrawer = lazyPart(() => import('./form-drawer.tsx').then((m) => m.FormDrawer));

interface FormContainerProps {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A register's form: a card on a desk, a full-screen drawer on a phone, opened by the `add` of the register. */
export const FormContainer = ({ title, opened, onClose, children }: FormContainerProps) => {
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
    <Suspense fallback={null}>
      <FormDrawer opened={opened} onClose={onClose} title={title}>
        {children}
      </FormDrawer>
    </Suspense>
  );
};

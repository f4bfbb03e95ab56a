import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One section of the record, as a landmark. */
export const Section = ({ title, children }: SectionProps) => {
  const id = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Title order={3} size="h3" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  );
};

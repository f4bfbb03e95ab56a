import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** The first action here. */
  readonly action?: ReactNode;
}

export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={`hg-stack hg-middle ${classes.box}`}>
    <Title order={2} size="h3">
      {title}
    </Title>
    {text ? (
      <Text c="dimmed" maw="52ch">
        {text}
      </Text>
    ) : null}
    {action}
  </div>
);

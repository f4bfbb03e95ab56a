import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  /** One line saying what the screen is for. */
  readonly purpose?: string;
  /** Buttons and links for the whole screen. */
  readonly actions?: ReactNode;
}

/** Header of every screen. Navigation moves the focus to the title. */
export const PageHeader = ({ title, purpose, actions }: PageHeaderProps) => (
  <header className="hg-row hg-end hg-spread hg-gap-3 hg-below-6">
    <div className="hg-measure">
      <Title order={1} tabIndex={-1} data-page-title>
        {title}
      </Title>
      {purpose ? <Text c="dimmed">{purpose}</Text> : null}
    </div>
    {actions ? <Group gap="xs">{actions}</Group> : null}
  </header>
);

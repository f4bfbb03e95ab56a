import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  /** One sentence saying what the screen is for. */
  readonly purpose?: string;
  /** The primary action, then a `MoreMenu` of the others. */
  readonly actions?: ReactNode;
}

/** Header of every screen: title, actions at its right, the purpose at full width. Navigation moves the focus to the title. */
export const PageHeader = ({ title, purpose, actions }: PageHeaderProps) => (
  <header className="hg-head">
    <div className="hg-row hg-spread">
      <Title order={1} tabIndex={-1} data-page-title>
        {title}
      </Title>
      <div className="hg-line">{actions}</div>
    </div>
    {purpose ? <Text c="dimmed">{purpose}</Text> : null}
  </header>
);

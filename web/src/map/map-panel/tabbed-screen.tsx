import { Tabs, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './tabbed-screen.module.css';

interface TabbedScreenProps<Name extends string> {
  readonly title: string;
  /** Name of the tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly Name[];
  readonly formatName: (tab: Name) => string;
  readonly value: Name;
  readonly onChange: (tab: Name | undefined) => void;
  /** Between the tabs and their content. */
  readonly notice?: ReactNode;
  readonly children: (tab: Name) => ReactNode;
}

/** A map screen with several views: its title and tabs in one line, the chosen view in the rest of the frame. */
export const TabbedScreen = <Name extends string>({
  title,
  label,
  tabs,
  formatName: nameOf,
  value,
  onChange,
  notice,
  children,
}: TabbedScreenProps<Name>) => (
  <Tabs
    value={value}
    onChange={(next) => onChange(tabs.find((tab) => tab === next))}
    keepMounted={false}
    className="hg-stack hg-gap-0 hg-tall"
  >
    <div className={`hg-row hg-under hg-fixed hg-surface ${classes.head}`}>
      <Title order={1} tabIndex={-1} data-page-title className="hg-unseen">
        {title}
      </Title>
      <Tabs.List aria-label={label} className={`hg-fill hg-scroll-x ${classes.list}`}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {nameOf(tab)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </div>
    {notice}
    {tabs.map((tab) => (
      <Tabs.Panel key={tab} value={tab} className="hg-fill">
        {children(tab)}
      </Tabs.Panel>
    ))}
  </Tabs>
);

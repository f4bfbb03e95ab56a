import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import type { IconSun } from '../../ui/icons.tsx';

interface ChoiceMenuProps<Value extends string> {
  /** The setting that is chosen: name of the button. */
  readonly label: string;
  readonly icon: typeof IconSun;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly onChoose: (value: Value) => void;
  /** Further entries below the list. */
  readonly children?: ReactNode;
}

/** An icon that opens a list and marks the chosen entry. */
export const ChoiceMenu = <Value extends string>({ label, icon: Icon, value, choices, onChoose, children }: ChoiceMenuProps<Value>) => (
  <Menu position="bottom-end" withinPortal={false}>
    <Menu.Target>
      <ActionIcon aria-label={label} title={label}>
        <Icon size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Label>{label}</Menu.Label>
      {choices.map((choice) => (
        <Menu.RadioItem
          key={choice.value}
          value={choice.value}
          checked={choice.value === value}
          onChange={() => onChoose(choice.value)}
          closeMenuOnClick
          {...(choice.lang === undefined ? {} : { lang: choice.lang })}
        >
          {choice.label}
        </Menu.RadioItem>
      ))}
      {children}
    </Menu.Dropdown>
  </Menu>
);

import { ActionIcon, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../locales/use-translation.ts';
import { IconDots } from './screen-icons.tsx';

/** A secondary action of a screen: a link, or something to do. */
export type MoreEntry = { readonly text: string } & (
  | { readonly to: string; readonly search?: Readonly<Record<string, string>> }
  | { readonly act: () => void }
);

/** The secondary actions of a screen, at the right of its header; nothing where there are none. */
export const MoreMenu = ({ entries }: { readonly entries: readonly MoreEntry[] }) => {
  const { t } = useTranslation('parts');
  if (entries.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('more')} title={t('more')}>
          <IconDots size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => (
          <Menu.Item
            key={entry.text}
            {...('act' in entry
              ? { onClick: entry.act }
              : { renderRoot: (props) => <Link {...props} to={entry.to as never} search={(entry.search ?? {}) as never} /> })}
          >
            {entry.text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

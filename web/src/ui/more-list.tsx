import { ActionIcon, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../locales/use-translation.ts';
import type { MoreEntry } from './more-menu.tsx';
import { IconDots } from './screen-icons.tsx';

/** The button and its list. Loaded lazily, because it brings the code of floating elements: use `MoreMenu`. */
export const MoreList = ({ entries }: { readonly entries: readonly MoreEntry[] }) => {
  const { t } = useTranslation('parts');
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
              : { renderRoot: (props) => <Link {...props} to={entry.to as never} search={entry.search as never} /> })}
          >
            {entry.text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

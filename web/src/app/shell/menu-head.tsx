import { ActionIcon } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '../../ui/icons.tsx';
import classes from './menu-head.module.css';

export const MenuHead = ({ open, onToggle }: { readonly open: boolean; readonly onToggle: () => void }) => {
  const { t } = useTranslation('shell');
  const Icon = open ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <div className={`hg-line hg-under ${classes.head}`} data-open={open || undefined}>
      {open ? <span className={classes.name}>{t('product')}</span> : null}
      <ActionIcon
        onClick={onToggle}
        aria-expanded={open}
        aria-label={t(open ? 'menu.collapse' : 'menu.expand')}
        title={t(open ? 'menu.collapse' : 'menu.expand')}
      >
        <Icon size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </div>
  );
};

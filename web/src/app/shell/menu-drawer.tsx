import { Drawer } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { Menu } from './menu.tsx';
import classes from './menu-drawer.module.css';
import { NoticeLog } from './notice-log.tsx';
import { LanguageMenu, ThemeMenu } from './preferences.tsx';

/** The menu on a phone, with the controls that the narrow top bar has no room for. */
export const MenuDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('shell');
  useReturnFocus();
  return (
    <Drawer.Root opened onClose={onClose} size={320} padding={0}>
      <Drawer.Overlay backgroundOpacity={0.5} />
      <Drawer.Content aria-label={t('menu.name')}>
        <Drawer.Header className={classes.head} role="presentation">
          <Drawer.Title fw={700}>{t('product')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('menu.close')} />
        </Drawer.Header>
        <Drawer.Body className={classes.body}>
          <nav aria-label={t('menu.name')}>
            <Menu slim={false} onChoose={onClose} />
          </nav>
          <div className="hg-line hg-start hg-rule hg-pad-2">
            <ThemeMenu />
            <LanguageMenu />
            <NoticeLog />
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};

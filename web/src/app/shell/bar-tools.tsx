import { AccountMenu } from './account-menu.tsx';
import { AlertsLink } from './alerts-link.tsx';
import { NoticeLog } from './notice-log.tsx';
import { LanguageMenu, ThemeMenu } from './preferences.tsx';

/** The menus at the end of the top bar: loaded after the first paint, because they bring the code of all floating elements. */
export const BarTools = () => (
  <>
    <AlertsLink />
    <span className="hg-line hg-gap-1 hg-fixed mantine-visible-from-sm">
      <NoticeLog />
      <ThemeMenu />
      <LanguageMenu />
    </span>
    <AccountMenu />
  </>
);

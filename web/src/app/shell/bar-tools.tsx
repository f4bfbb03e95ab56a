import { AccountMenu } from './account-menu.tsx';
import { AlertsLink } from './alerts-link.tsx';
import classes from './bar-tools.module.css';
import { NoticeLog } from './notice-log.tsx';
import { LanguageMenu, ThemeMenu } from './preferences.tsx';

/** The menus at the end of the top bar: loaded after the first paint, because they bring the code of all floating elements. */
export const BarTools = () => (
  <>
    <AlertsLink />
    <span className={classes.preferences}>
      <NoticeLog />
      <ThemeMenu />
      <LanguageMenu />
    </span>
    <AccountMenu />
  </>
);

import { AccountMenu } from './account-menu.tsx';
import classes from './bar-tools.module.css';
import { NoticeLog } from './notice-log.tsx';
import { LanguageMenu, ThemeMenu } from './preferences.tsx';

/** The menus at the end of the top bar: they come after the first paint, for they bring all that floats. */
export const BarTools = () => (
  <>
    <span className={classes.preferences}>
      <NoticeLog />
      <ThemeMenu />
      <LanguageMenu />
    </span>
    <AccountMenu />
  </>
);

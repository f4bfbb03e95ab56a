import { useTranslation } from '../../locales/use-translation.ts';
import { IconKeyboard } from '../../ui/icons.tsx';
import { helpKey } from '../../ui/shortcuts/shortcut-table.ts';
import classes from '../shell/menu.module.css';
import { setShortcutsOpen } from './open-shortcuts.ts';

/** The last entry of the main menu: lists the keyboard shortcuts. */
export const ShortcutsButton = ({ slim }: { readonly slim: boolean }) => {
  const { t } = useTranslation('shell');
  const label = t('bar.shortcuts');
  return (
    <div className={`hg-stack ${classes.list}`} data-slim={slim || undefined}>
      <button
        type="button"
        className={`hg-line hg-plain hg-full hg-gap-3 hg-small ${classes.entry}`}
        aria-keyshortcuts={helpKey}
        title={slim ? label : undefined}
        onClick={() => setShortcutsOpen(true)}
      >
        <IconKeyboard size={20} stroke={1.6} aria-hidden className="hg-fixed" />
        <span className={slim ? 'hg-unseen' : 'hg-fill'}>{label}</span>
      </button>
    </div>
  );
};

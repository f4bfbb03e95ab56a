import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MenuEntry } from '../../ui/menu-entries.ts';

export const ScreenCard = ({ entry }: { readonly entry: MenuEntry }) => {
  const { t } = useTranslation('shell');
  const Icon = entry.icon;
  return (
    <Link to={entry.path} className="hg-line hg-start hg-gap-4 hg-card hg-pad-4 hg-full hg-press">
      <Icon size={24} stroke={1.5} aria-hidden className="hg-accent hg-fixed" />
      <span className="hg-stack hg-gap-1">
        <span className="hg-strong">{t(`screens.${entry.id}.label`)}</span>
        <span className="hg-small hg-quiet">{t(`screens.${entry.id}.purpose`)}</span>
      </span>
    </Link>
  );
};

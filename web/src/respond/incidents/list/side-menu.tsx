import { incidentViewIds } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { incidentKeys } from '../../../ui/shortcuts/shortcut-table.ts';
import type { MenuEntryId } from '../incident-address.ts';
import classes from '../incidents.module.css';
import { incidentPollMs } from '../use-incident-card.ts';

interface SideMenuProps {
  readonly origin: 'reported' | 'detected';
  readonly current: MenuEntryId;
  readonly onChoose: (entry: MenuEntryId) => void;
}

/** Create and the five lists with their counts. */
export const SideMenu = ({ origin, current, onChoose }: SideMenuProps) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const counts = useQuery({
    ...routeQuery('/api/incidents', { query: { origin, view: 'open', pageSize: 1 } }),
    refetchInterval: incidentPollMs,
  }).data?.counts;
  const entries: readonly MenuEntryId[] = origin === 'reported' ? ['create', ...incidentViewIds] : incidentViewIds;
  return (
    <nav className={classes.menu} aria-label={t('menu.name')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>
            <button
              type="button"
              aria-current={entry === current ? 'page' : undefined}
              {...(entry === 'create' ? { 'aria-keyshortcuts': incidentKeys.create } : {})}
              onClick={() => onChoose(entry)}
            >
              <span>{t(`menu.${entry}`)}</span>
              {entry === 'create' || counts === undefined ? null : (
                <span className="hg-small hg-quiet">
                  <span aria-hidden>{format.exact(counts[entry])}</span>
                  <span className="hg-unseen">{t('menu.count', { count: counts[entry] })}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};

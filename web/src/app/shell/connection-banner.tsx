import { useConnection } from '../../data/connection.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './connection-banner.module.css';

/** On every screen while the server or its database is unreachable: the data shown are old, and the person need not do anything. */
export const ConnectionBanner = () => {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { away, wellAtMs, keptAtMs } = useConnection();
  const at = (ms: number): string => format.moment(new Date(ms).toISOString());
  return (
    <div role="status">
      {away === null ? null : (
        <p className={`hg-pad-2 hg-small hg-surface ${classes.strip}`}>
          <strong>{t(`connection.${away}`)}</strong>{' '}
          {keptAtMs === null
            ? t('connection.meanwhile', { at: format.time(new Date(wellAtMs).toISOString()) })
            : t('connection.kept', { at: at(keptAtMs) })}
        </p>
      )}
    </div>
  );
};

import type { Alert } from '@hazardguard/contract';
import { useTranslation } from '../locales/use-translation.ts';
import { findAlertGroup } from './alert-group.ts';
import classes from './alert-tags.module.css';
import { Tag } from './tag.tsx';

type TaggedAlert = Pick<Alert, 'status' | 'state' | 'kind' | 'live' | 'expired' | 'drillId'>;

/** The same on every screen: status, state, and whether it was released without a second person. */
export const AlertTags = ({ alert }: { readonly alert: TaggedAlert }) => {
  const { t } = useTranslation(['alerts', 'drills']);
  const over = findAlertGroup(alert) === 'ended' && alert.state !== 'cancelled';
  return (
    <span className="hg-row">
      {alert.drillId === null ? null : <Tag>{t('drills:one')}</Tag>}
      <span className={`hg-small hg-strong hg-status ${classes.mark}`} data-status={alert.status}>
        {t(`status.${alert.status}`)}
      </span>
      <Tag>{t(over ? 'state.expired' : `state.${alert.state}`)}</Tag>
      {alert.kind === 'Update' ? <Tag>{t('update')}</Tag> : null}
      {alert.live?.state === 'released' && alert.state !== 'released' && !over ? <Tag>{t('stillPublic')}</Tag> : null}
      {alert.live?.override ? (
        <span className={`hg-card hg-alarm hg-small hg-fault hg-strong ${classes.alone}`}>{t('override.tag')}</span>
      ) : null}
    </span>
  );
};

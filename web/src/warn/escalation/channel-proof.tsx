import type { Readiness } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './escalation.module.css';

type Proven = Readiness['approvers'][number]['channels'][number];

/** Whether a channel reaches a person: the last message that it accepted, or that failed since. */
export const ChannelProof = ({ channel, provenAt, failedAt }: Proven) => {
  const { t } = useTranslation(['escalation', 'delivery']);
  const format = useFormat();
  const name = t(`delivery:channels.${channel}`);
  if (failedAt !== null)
    return <span className={classes.problem}>{t('ready.failedAt', { channel: name, moment: format.moment(failedAt) })}</span>;
  return (
    <span>
      {provenAt === null ? t('ready.never', { channel: name }) : t('ready.proven', { channel: name, moment: format.moment(provenAt) })}
    </span>
  );
};

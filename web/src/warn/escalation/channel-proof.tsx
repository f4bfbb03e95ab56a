import type { Readiness } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { Problem } from './unready-list.tsx';

type Proven = Readiness['approvers'][number]['channels'][number];

/** Whether a channel reaches a person: the last message that it accepted, or that failed since. */
export const ChannelProof = ({ channel, provenAt, failedAt }: Proven) => {
  const { t } = useTranslation(['escalation', 'delivery']);
  const format = useFormat();
  const name = t(`delivery:channels.${channel}`);
  if (failedAt !== null) return <Problem>{t('ready.failedAt', { channel: name, moment: format.moment(failedAt) })}</Problem>;
  return (
    <span>
      {provenAt === null ? t('ready.never', { channel: name }) : t('ready.proven', { channel: name, moment: format.moment(provenAt) })}
    </span>
  );
};

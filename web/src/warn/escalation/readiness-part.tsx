import { listUnreadyEverywhere, listUnreadyOfSite, type Readiness } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useIndustryInFocus } from '../../data/address.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { ChannelProof } from './channel-proof.tsx';
import classes from './escalation.module.css';
import { OwnChannels } from './own-channels.tsx';
import { UnreadyList } from './unready-list.tsx';

type Person = Pick<Readiness['approvers'][number], 'name' | 'channels'>;

const PersonLine = ({ person: { name, channels }, notes }: { readonly person: Person; readonly notes: readonly string[] }) => (
  <li>
    <b>{name}</b>
    {notes.map((note) => ` · ${note}`)}
    <ul>
      {channels.map((channel, index) => (
        // Two browsers of a person are the same channel.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other key
        <li key={index}>
          <ChannelProof {...channel} />
        </li>
      ))}
    </ul>
  </li>
);

const Approvers = ({ approvers }: Pick<Readiness, 'approvers'>) => {
  const { t } = useTranslation(['escalation', 'shell']);
  const toNotes = ({ role, bar, refusedFor, onDuty, signedIn, resting }: Readiness['approvers'][number]): readonly string[] => [
    t(`shell:role.${role}`),
    bar === 'second-factor' ? t('ready.bar2') : bar !== null ? t('ready.barOther') : refusedFor.length === 0 ? t('ready.mayAll') : '',
    refusedFor.length === 0 ? '' : t('ready.refusedFor', { names: refusedFor.join(', ') }),
    onDuty ? t('run.onDuty') : '',
    signedIn ? t('ready.signedIn') : '',
    resting ? t('ready.resting') : '',
  ];
  return (
    <>
      <Title order={3} size="h4">
        {t('ready.approvers')}
      </Title>
      <ul className={`hg-stack hg-bullets ${classes.proofs}`}>
        {approvers.map((person, index) => (
          // Two people may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other key
          <PersonLine key={index} person={person} notes={toNotes(person).filter((note) => note !== '')} />
        ))}
      </ul>
    </>
  );
};

const Ready = ({ ready }: { readonly ready: Readiness }) => {
  const { t } = useTranslation('escalation');
  const unready = [...listUnreadyOfSite(ready), ...listUnreadyEverywhere(ready)];
  return (
    <>
      {unready.length === 0 ? (
        <Text role="status">{t('ready.good')}</Text>
      ) : (
        <div role="status">
          <Text fw={600}>{t('ready.notGood', { count: unready.length })}</Text>
          <UnreadyList unready={unready}>
            {ready.confirm
              .filter(({ confirmers }) => confirmers.length > 0)
              .map(({ name, confirmers }) => (
                <li key={name}>{t('ready.confirm', { name, names: confirmers.join(', ') })}</li>
              ))}
          </UnreadyList>
        </div>
      )}
      <Approvers approvers={ready.approvers} />
      {ready.tiers.length === 0 ? null : (
        <>
          <Title order={3} size="h4">
            {t('ready.tiers')}
          </Title>
          <ol className={`hg-stack hg-bullets ${classes.proofs}`}>
            {ready.tiers.map(({ tier, needed, people }) => (
              <li key={tier}>
                {t('tier', { number: tier })} · {t('run.needed', { needed, of: people.length })}
                {people.length === 0 ? null : (
                  <ul>
                    {people.map((person, index) => (
                      <PersonLine
                        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
                        key={index}
                        person={person}
                        notes={[...(person.onDuty ? [t('run.onDuty')] : []), ...(person.sample ? [t('run.sample')] : [])]}
                      />
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <OwnChannels own={ready.own} />
    </>
  );
};

/** Before the night: who would be called for the site in focus now, who could release a warning, and a test of the own channels. */
export const ReadinessPart = () => {
  const { t } = useTranslation('escalation');
  const [industry] = useIndustryInFocus();
  // Read again: a test message and a sign-in make no event.
  const read = useQuery({
    ...routeQuery('/api/industries/{id}/readiness', industry === undefined ? null : { path: { id: industry } }),
    refetchInterval: 10_000,
  });
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-4" aria-label={t('ready.title')}>
      <Title order={2} size="h3">
        {t('ready.title')}
      </Title>
      <Text size="sm">{industry === undefined ? t('ready.choose') : t('ready.about')}</Text>
      {read.isError && read.data === undefined ? (
        <ErrorPanel error={read.error} title={t('ready.failed')} onRetry={() => void read.refetch()} />
      ) : null}
      {read.isLoading ? <TextSkeleton lines={6} /> : null}
      {read.data === undefined ? null : <Ready ready={read.data} />}
    </section>
  );
};

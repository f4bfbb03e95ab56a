import type { DistrictReadiness } from '@hazardguard/contract';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useIndustryInFocus } from '../../data/address.ts';
import { pageQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Pager } from '../../ui/register/pager.tsx';
import { IconCheck } from '../../ui/screen-icons.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useSettingHint } from '../../ui/use-setting-hint.ts';
import classes from './escalation.module.css';
import { Problem, UnreadyList } from './unready-list.tsx';

/** Where a step is done; the others are settings of the server, or on this screen. */
const places: Partial<Record<DistrictReadiness['steps'][number]['step'], string>> = {
  sites: '/OnBoardIndustry',
  directory: '/StakeHolders',
  second: '/People',
};

/** The first steps of a new district in their order, until all are done. */
const FirstSteps = ({ steps }: Pick<DistrictReadiness, 'steps'>) => {
  const { t } = useTranslation('escalation');
  const setting = useSettingHint();
  if (steps.every(({ done }) => done)) return null;
  return (
    <>
      <Title order={3} size="h4">
        {t('ready.steps.title')}
      </Title>
      <ol className={`hg-stack hg-bullets ${classes.proofs}`}>
        {steps.map(({ step, done }) => {
          const text = t(`ready.steps.${step}`);
          const to = places[step];
          return (
            <li key={step}>
              <b>{t(done ? 'ready.steps.done' : 'ready.steps.toDo')}</b>
              {' · '}
              {done || to === undefined ? text : <Anchor renderRoot={(props) => <Link {...props} to={to as never} />}>{text}</Anchor>}
              {step === 'link' && !done ? setting('PUBLIC_URL') : ''}
            </li>
          );
        })}
      </ol>
    </>
  );
};

const Site = ({ site: { id, name, unready } }: { readonly site: DistrictReadiness['sites'][number] }) => {
  const { t } = useTranslation('escalation');
  return (
    <li>
      <Anchor renderRoot={(props) => <Link {...props} to={'/Escalation' as never} search={{ industry: id } as never} />}>{name}</Anchor>
      {' · '}
      {unready.length === 0 ? (
        <span>
          <IconCheck size={16} aria-hidden /> {t('ready.sites.siteReady')}
        </span>
      ) : (
        t('ready.sites.no')
      )}
      {unready.length === 0 ? null : <UnreadyList unready={unready} />}
    </li>
  );
};

/** Every site of the district of the site in focus, or all sites, with what is missing; on the first day, what to do in which order. */
export const DistrictPart = () => {
  const { t } = useTranslation('escalation');
  const [focus] = useIndustryInFocus();
  const [isAll, setIsAll] = useState(false);
  const [page, setPage] = useState(1);
  const site = useIndustry(focus);
  const district = isAll ? undefined : (site.data?.district ?? undefined);
  const read = useQuery(pageQuery('/api/readiness', { query: { page, ...(district === undefined ? {} : { district }) } }));
  const title = district === undefined ? t('ready.sites.all') : t('ready.sites.of', { district });
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-4" aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {read.isError && read.data === undefined ? (
        <ErrorPanel error={read.error} title={t('ready.sites.listFailed')} onRetry={() => void read.refetch()} />
      ) : null}
      {read.isLoading ? <TextSkeleton lines={6} /> : null}
      {read.data === undefined ? null : (
        <>
          <FirstSteps steps={read.data.steps} />
          {read.data.everywhere.length === 0 ? null : (
            <div>
              <Text fw={600}>{t('ready.sites.everywhere')}</Text>
              <UnreadyList unready={read.data.everywhere} />
            </div>
          )}
          {read.data.total === 0 ? <Problem>{t('ready.sites.noSites')}</Problem> : null}
          <ul className={`hg-stack hg-bullets ${classes.proofs}`}>
            {read.data.sites.map((one) => (
              <Site key={one.id} site={one} />
            ))}
          </ul>
          {read.data.total <= read.data.pageSize ? null : (
            <Pager label={t('ready.sites.pages')} page={page} size={read.data.pageSize} total={read.data.total} onPage={setPage} />
          )}
        </>
      )}
      {district === undefined ? null : (
        <div>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              setIsAll(true);
              setPage(1);
            }}
          >
            {t('ready.sites.showAll')}
          </Button>
        </div>
      )}
    </section>
  );
};

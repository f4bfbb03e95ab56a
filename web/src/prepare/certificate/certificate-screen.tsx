import type { Certificate } from '@hazardguard/contract';
import { Button, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { asText, useAddress } from '../../data/address.ts';
import { ApiProblem } from '../../data/api-problem.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { IconPrinter } from '../../ui/screen-icons.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import classes from './certificate.module.css';

/** The printed sheet: A4, readable in grey. */
const Sheet = ({ certificate }: { readonly certificate: Certificate }) => {
  const { t } = useTranslation(['training', 'shell']);
  const format = useFormat();
  const { number, name, topic, right, questions, passedAt, sample } = certificate;
  const address = `${window.location.host}/Certificate?number=${number}`;
  return (
    <article className={classes.sheet} aria-label={t('certificate.title')}>
      <Text className={classes.product}>{t('shell:product')}</Text>
      <Title order={2} size="h1">
        {t('certificate.title')}
      </Title>
      <p>{t('certificate.says')}</p>
      <p className={classes.name}>{name}</p>
      <p>{t('certificate.has')}</p>
      <p className={classes.subject}>{t(`certificate.topic.${topic}`)}</p>
      <p>{t('certificate.result', { right, questions, date: format.moment(passedAt) })}</p>
      {sample ? <p className={classes.sample}>{t('certificate.sample')}</p> : null}
      <footer className={`hg-stack hg-gap-1 hg-small ${classes.foot}`}>
        <span className={classes.number}>{number}</span>
        <span>{t('certificate.verify', { address })}</span>
      </footer>
    </article>
  );
};

const Found = ({ number }: { readonly number: string }) => {
  const { t } = useTranslation('training');
  const found = useQuery(routeQuery('/api/training/certificates/{number}', { path: { number } }));
  if (found.isPending) return <TextSkeleton />;
  if (found.isError) {
    const code = found.error instanceof ApiProblem ? found.error.code : undefined;
    const text = code === 'not-found' ? t('certificate.none') : code === 'invalid-input' ? t('certificate.invalid') : undefined;
    return <ErrorPanel error={found.error} title={t('certificate.failed')} text={text} fieldsMarked />;
  }
  return (
    <>
      <div className={`hg-row hg-spread hg-gap-3 ${classes.genuine}`}>
        <Text fw={600} role="status">
          {t('certificate.genuine')}
        </Text>
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {t('certificate.print')}
        </Button>
      </div>
      <Sheet certificate={found.data} />
    </>
  );
};

/** Checks a certificate by its number, and shows the sheet to print. */
export const CertificateScreen = () => {
  const { t } = useTranslation('training');
  const [number, setNumber] = useAddress('number', asText);
  const [typed, setTyped] = useState(number ?? '');
  const check = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setNumber(typed.trim() === '' ? undefined : typed.trim().toUpperCase(), 'push');
  };
  return (
    <div className={`hg-stack hg-gap-6 ${classes.screen}`}>
      <div className={classes.check}>
        <PageHeader title={t('certificate.title')} purpose={t('certificate.purpose')} />
        <form onSubmit={check} className="hg-ask">
          <TextInput
            label={t('certificate.number')}
            description={t('certificate.invalid')}
            value={typed}
            maxLength={60}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            {t('certificate.check')}
          </Button>
        </form>
      </div>
      {number === undefined ? null : <Found key={number} number={number} />}
    </div>
  );
};

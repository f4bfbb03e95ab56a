import { Alert, Anchor, Loader, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IconAlertTriangle } from '../../ui/icons.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { IconInfoCircle } from '../../ui/screen-icons.tsx';
import type { Answer } from './answer.ts';
import classes from './assistant.module.css';
import { PassageList } from './passage-list.tsx';

/** Errors that the person can solve show their own message; others show the general message and the request id. */
const explained: ReadonlySet<string> = new Set(['too-many-requests', 'not-signed-in', 'forbidden', 'unreachable', 'invalid-input']);

const Failed = ({ problem }: { readonly problem: unknown }) => {
  const { t } = useTranslation('assistant');
  const known = problem instanceof ApiProblem && explained.has(problem.code);
  return <ErrorPanel error={problem} title={t('failed')} text={known ? undefined : t('kept')} />;
};

const ToRun = () => {
  const { t } = useTranslation('assistant');
  return (
    <Anchor component={Link} to="/VulnerabilityAssesment" size="sm">
      {t('toRun')}
    </Anchor>
  );
};

const FromModel = ({
  answer,
  waiting,
  cite,
}: {
  readonly answer: Answer;
  readonly waiting: boolean;
  readonly cite: (n: number) => ReactNode;
}) => {
  const { t } = useTranslation('assistant');
  return (
    <>
      {answer.distances.length > 0 ? (
        <Alert className={classes.caution} color="gray" icon={<IconAlertTriangle aria-hidden />} title={t('caution.title')} role="alert">
          <Text size="sm">{t('caution.text', { distances: answer.distances.join(', ') })}</Text>
          <ToRun />
        </Alert>
      ) : null}
      <RichText text={answer.text} cite={cite} />
      {answer.cut ? <Text size="sm">{t('cut')}</Text> : null}
      {waiting ? null : (
        <Text size="sm" c="dimmed">
          {t('byModel')}
        </Text>
      )}
    </>
  );
};

/** The Response area: the model's text or the passages found, with sources. */
export const AnswerView = ({ answer, waiting }: { readonly answer: Answer; readonly waiting: boolean }) => {
  const { t } = useTranslation('assistant');
  const heading = useId();
  const first = useId();
  const { by, passages } = answer;
  const answers = passages.filter((passage) => passage.answers);
  // A model's text comes before everything that it was given.
  const others = by === 'model' ? passages : passages.filter((passage) => !passage.answers);
  const toPassageId = (number: number): string => `${first}-${number}`;
  const cite = (number: number): ReactNode =>
    passages.some((passage) => passage.number === number) ? <a href={`#${toPassageId(number)}`}>[{number}]</a> : undefined;
  return (
    <section aria-labelledby={heading} aria-busy={waiting} className="hg-stack hg-gap-4">
      <Title order={2} size="h3" id={heading}>
        {t('response')}
      </Title>
      <Text size="sm" c="dimmed">
        {answer.question}
      </Text>
      {by === 'knowledge' && answers.length > 0 ? <PassageList passages={answers} title={t('answer')} toPassageId={toPassageId} /> : null}
      {by === 'knowledge' ? (
        <Alert color="gray" role="note" icon={<IconInfoCircle aria-hidden />}>
          {t(answers.length > 0 ? 'byRegister' : passages.length > 0 ? 'byKnowledge' : 'nothing')}
        </Alert>
      ) : null}
      {by === 'model' ? <FromModel answer={answer} waiting={waiting} cite={cite} /> : null}
      {waiting ? <Loader size="sm" type="dots" aria-hidden /> : null}
      {answer.stopped ? <Text size="sm">{t('stopped')}</Text> : null}
      {answer.problem ? <Failed problem={answer.problem} /> : null}
      {others.length > 0 ? <PassageList passages={others} title={t(by === 'model' ? 'given' : 'found')} toPassageId={toPassageId} /> : null}
    </section>
  );
};

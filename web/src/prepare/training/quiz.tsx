import { type MarkedAttempt, type TrainingTopicContent, trainingPassMark } from '@hazardguard/contract';
import { Anchor, Button, Group, Paper, Radio, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useHasPermission } from '../../data/session.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IconX } from '../../ui/icons.tsx';
import { IconCheck } from '../../ui/screen-icons.tsx';
import { SignInHint } from './sign-in-hint.tsx';
import classes from './training.module.css';
import { useCourseLanguage } from './use-course-language.ts';

const Mark = ({ mark, options }: { readonly mark: MarkedAttempt['marks'][number]; readonly options: readonly string[] }) => {
  const { t } = useTranslation('training');
  const Icon = mark.right ? IconCheck : IconX;
  return (
    <div className={`hg-line hg-start hg-rule hg-fault hg-above-2 ${classes.mark}`} data-right={mark.right || undefined}>
      <Icon size={18} aria-hidden />
      <Text size="sm">
        <strong>{mark.right ? t('quiz.right') : t('quiz.wrong', { answer: options[mark.answer] ?? '' })}</strong> {mark.why}
      </Text>
    </div>
  );
};

/** The questions of a topic; the server marks them. */
export const Quiz = ({ topic }: { readonly topic: TrainingTopicContent }) => {
  const { t } = useTranslation('training');
  const language = useCourseLanguage();
  const { questions } = topic;
  const [chosen, setChosen] = useState<readonly (number | undefined)[]>(questions.map(() => undefined));
  const [tried, setTried] = useState(false);
  const marking = useRouteChange('POST', '/api/training/attempts', { refreshes: ['/api/training/attempts'] });
  const result = useRef<HTMLDivElement>(null);
  const missing = useRef<HTMLParagraphElement>(null);
  const mayTry = useHasPermission('training.attempt');
  const marked = marking.data;
  const open = chosen.filter((answer) => answer === undefined).length;
  useEffect(() => {
    if (marked) result.current?.focus();
  }, [marked]);
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (open > 0) {
      requestAnimationFrame(() => missing.current?.focus());
      return;
    }
    const answers = chosen.map((answer) => answer ?? 0);
    marking.mutate({ body: { topic: topic.id, language, answers } });
  };
  const again = (): void => {
    marking.reset();
    setTried(false);
    setChosen(questions.map(() => undefined));
  };
  return (
    <section aria-label={t('quiz.title')}>
      <Title order={3} size="h2" mb={4}>
        {t('quiz.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('quiz.intro', { count: questions.length, percent: trainingPassMark * 100 })}
      </Text>
      <form onSubmit={send} noValidate className={`hg-stack hg-gap-3 hg-measure ${classes.quiz}`}>
        {questions.map(({ question, options }, index) => (
          <Paper key={question} withBorder p="md">
            <Radio.Group
              label={`${index + 1}. ${question}`}
              value={chosen[index]?.toString() ?? null}
              onChange={(value) => setChosen(chosen.map((answer, place) => (place === index ? Number(value) : answer)))}
              readOnly={marked !== undefined}
            >
              <Stack gap={10} mt={10}>
                {options.map((option, number) => (
                  <Radio key={option} value={String(number)} label={option} disabled={marked !== undefined && chosen[index] !== number} />
                ))}
              </Stack>
            </Radio.Group>
            {marked?.marks[index] ? <Mark mark={marked.marks[index]} options={options} /> : null}
          </Paper>
        ))}
        {tried && open > 0 ? (
          <Text ref={missing} role="alert" tabIndex={-1} className="hg-fault hg-strong">
            {t('quiz.missing', { count: open })}
          </Text>
        ) : null}
        {marking.isError ? <ErrorPanel error={marking.error} title={t('quiz.failed')} /> : null}
        {marked ? (
          <div
            ref={result}
            tabIndex={-1}
            role="status"
            className={`hg-row hg-spread hg-gap-3 hg-pad-4 ${classes.result}`}
            data-passed={marked.passed || undefined}
          >
            <Text fw={600} size="lg">
              {t(marked.passed ? 'quiz.passed' : 'quiz.notPassed', { right: marked.right, questions: marked.questions })}
            </Text>
            <Group gap="md">
              {marked.certificate === null ? null : (
                <Anchor component={Link} to="/Certificate" search={{ number: marked.certificate } as never}>
                  {t('quiz.certificate')}
                </Anchor>
              )}
              <Button variant="default" onClick={again}>
                {t('quiz.again')}
              </Button>
            </Group>
          </div>
        ) : null}
        {marked ? null : mayTry ? (
          <Button type="submit" loading={marking.isPending} style={{ alignSelf: 'flex-start' }}>
            {t('quiz.send')}
          </Button>
        ) : (
          <SignInHint>{t('quiz.signIn')}</SignInHint>
        )}
      </form>
    </section>
  );
};

import { Button, Code, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiProblem } from '../data/api-problem.ts';
import { useTranslation } from '../locales/use-translation.ts';
import classes from './error-panel.module.css';
import { useFieldSentence } from './field-sentence.ts';
import { IconAlertCircle } from './icons.tsx';
import { useProblemText } from './problem-text.ts';

interface ErrorPanelProps {
  readonly error: unknown;
  /** The specification's sentence for this failure, or the failed action. */
  readonly title?: string;
  /** Replaces the failure's own sentence, where the screen knows its meaning better. */
  readonly text?: string | undefined;
  /** What was not lost: "Your entries are still in the form." */
  readonly kept?: string;
  readonly onRetry?: () => void;
  /** The refused fields are marked in the form itself and need no list here. */
  readonly fieldsMarked?: boolean;
  readonly children?: ReactNode;
}

/** A failure on the screen: what went wrong, what was not lost, what to do, the request id, and a retry. */
export const ErrorPanel = ({ error, title, text, kept, onRetry, fieldsMarked, children }: ErrorPanelProps) => {
  const { t } = useTranslation('shell');
  const describe = useProblemText();
  const sentence = text ?? describe(error);
  const fieldSentence = useFieldSentence();
  const panel = useRef<HTMLDivElement>(null);
  // A person who pressed the button at the end of a long form no longer sees its beginning.
  useEffect(() => {
    if (kept !== undefined && error !== null) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [kept, error]);
  const requestId = error instanceof ApiProblem ? error.requestId : undefined;
  const refused = error instanceof ApiProblem && !fieldsMarked ? error.fields : [];
  // The sentence above reports a single one already.
  const fields = refused.filter((problem) => fieldSentence(problem) !== sentence);
  // Nothing failed: the change is kept, or there is no network. The person may go on.
  if (error instanceof ApiProblem && (error.code === 'waits' || error.code === 'not-kept')) {
    return (
      <div ref={panel} role="status" className={`hg-card hg-pad-3 ${classes.waits}`}>
        <Text size="sm">{sentence}</Text>
      </div>
    );
  }
  return (
    <div ref={panel} role="alert" className={`hg-row hg-start hg-gap-3 hg-card hg-pad-4 ${classes.panel}`}>
      <div className="hg-line hg-start hg-gap-3 hg-grow">
        <IconAlertCircle className="hg-fault hg-fixed" size={20} aria-hidden />
        <div className="hg-fill">
          <Text fw={600}>{title ?? t('problem.title')}</Text>
          {/* A title that ends in the reason says it already. */}
          {title?.includes(sentence) ? null : <Text size="sm">{sentence}</Text>}
          {fields.length > 0 ? (
            <ul className="hg-small hg-above-1 hg-below-2 hg-bullets">
              {fields.map((problem) => (
                <li key={`${problem.field} ${problem.message}`}>
                  {fieldSentence(problem)}
                  {problem.allowed ? ` (${problem.allowed})` : ''}
                </li>
              ))}
            </ul>
          ) : null}
          {kept ? <Text size="sm">{kept}</Text> : null}
          {children}
          {requestId ? (
            <Text size="xs" c="dimmed">
              {t('problem.requestId')} <Code>{requestId}</Code>
            </Text>
          ) : null}
        </div>
      </div>
      {onRetry ? (
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
};

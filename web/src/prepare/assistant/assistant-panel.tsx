import { assistantLimits } from '@hazardguard/contract';
import { isLanguage } from '@hazardguard/i18n/languages';
import { Button, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { AnswerView } from './answer-view.tsx';
import { useAssistant } from './use-assistant.ts';

/** A question with its answer and sources; on its own screen and in the side panel of every other. */
export const AssistantPanel = ({ focused }: { readonly focused?: boolean }) => {
  const { t, i18n } = useTranslation(['assistant', 'parts']);
  const [question, setQuestion] = useState('');
  const [missing, setMissing] = useState(false);
  const { answer, waiting, send, stop } = useAssistant();
  const field = useRef<HTMLInputElement>(null);
  const note = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = question.trim();
    setMissing(text === '');
    if (text === '') field.current?.focus();
    else if (!waiting) void send({ question: text, language: isLanguage(i18n.language) ? i18n.language : 'en' });
  };
  return (
    <div className="hg-stack hg-gap-6">
      <form onSubmit={submit} noValidate autoComplete="off" className="hg-stack hg-gap-3">
        <TextInput
          ref={field}
          label={t('question')}
          placeholder={t('placeholder')}
          maxLength={assistantLimits.questionCharacters}
          withAsterisk
          aria-describedby={note}
          {...(focused ? { 'data-autofocus': true, autoFocus: true } : {})}
          value={question}
          error={missing ? t('parts:form.allFieldsMandatory') : undefined}
          onChange={(event) => {
            setQuestion(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <div className="hg-line hg-start">
          <Button type="submit" {...(waiting ? { 'data-disabled': true, 'aria-disabled': true } : {})}>
            {t(waiting ? 'processing' : 'send')}
          </Button>
          {waiting ? (
            <Button variant="default" onClick={stop}>
              {t('stop')}
            </Button>
          ) : null}
        </div>
        <Text id={note} size="xs" c="dimmed">
          {t('privacy')}
        </Text>
      </form>
      <VisuallyHidden role="status">{waiting ? t('processing') : answer && !answer.problem ? t('arrived') : ''}</VisuallyHidden>
      {answer ? <AnswerView answer={answer} waiting={waiting} /> : null}
    </div>
  );
};

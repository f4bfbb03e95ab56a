import { idempotencyHeader, type MarkedAttempt, type TrainingLinkInput, type TrainingTopic } from '@hazardguard/contract';
import { isLanguage, type languageCodes } from '@hazardguard/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';

/** The interface language, if the course has it. */
export const useCourseLanguage = () => {
  const language = useTranslation().i18n.language;
  return isLanguage(language) ? language : 'en';
};

export const useCourse = () => {
  const language = useCourseLanguage();
  return useQuery(routeQuery('/api/training', { query: { language } }));
};

export const useAttempts = () =>
  useQuery({
    ...routeQuery('/api/training/attempts'),
    enabled: useHasPermission('training.attempt'),
  });

export interface QuizAnswers {
  readonly topic: TrainingTopic;
  readonly language: (typeof languageCodes)[number];
  readonly answers: readonly number[];
  readonly key: string;
}

export const sendQuiz = async ({ key, topic, language, answers }: QuizAnswers): Promise<MarkedAttempt> => {
  const body = { topic, language, answers: [...answers] };
  const marked = await readBody(api.POST('/api/training/attempts', { body, headers: { [idempotencyHeader]: key } }));
  void refresh('/api/training/attempts');
  return marked;
};

const refreshCourse = () => refresh('/api/training');

export const addLink = async (body: TrainingLinkInput): Promise<void> => {
  await readBody(api.POST('/api/training/links', { body }));
  await refreshCourse();
};

export const removeLink = async (id: number): Promise<void> => {
  await ensureOk(api.DELETE('/api/training/links/{id}', { params: { path: { id } } }));
  await refreshCourse();
};

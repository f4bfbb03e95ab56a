import type { PublicLanguageState, ReviewedText } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { publicLanguagesKey } from '../../data/public-languages.ts';
import { queryClient } from '../../data/query.ts';

export type ReviewLanguage = PublicLanguageState['language'];

const textsKey = (language: ReviewLanguage) => ['public-texts', language] as const;

export const usePublicTexts = (language: ReviewLanguage) =>
  useQuery({
    queryKey: textsKey(language),
    queryFn: async ({ signal }) =>
      (await readBody(api.GET('/api/public-texts/{language}', { params: { path: { language } }, signal }))).texts,
  });

const isSame = (one: ReviewedText, other: ReviewedText): boolean => one.namespace === other.namespace && one.key === other.key;

const keepChanged = (language: ReviewLanguage, changed: ReviewedText): void => {
  queryClient.setQueryData<ReviewedText[]>(textsKey(language), (texts) => texts?.map((text) => (isSame(text, changed) ? changed : text)));
  void queryClient.invalidateQueries({ queryKey: publicLanguagesKey });
};

const toPlace = (language: ReviewLanguage, { namespace, key, text: seen }: ReviewedText) => ({
  params: { path: { language } },
  body: { namespace, key, seen },
});

export const useCorrectText = (language: ReviewLanguage) =>
  useMutation({
    mutationFn: ({ text, correction }: { readonly text: ReviewedText; readonly correction: string }) => {
      const { params, body } = toPlace(language, text);
      return readBody(api.PUT('/api/public-texts/{language}/correction', { params, body: { ...body, text: correction } }));
    },
    onSuccess: (changed) => keepChanged(language, changed),
  });

export const useSignText = (language: ReviewLanguage) =>
  useMutation({
    mutationFn: (text: ReviewedText) => readBody(api.PUT('/api/public-texts/{language}/signature', toPlace(language, text))),
    onSuccess: (changed) => keepChanged(language, changed),
  });

export const useOfferLanguage = (language: ReviewLanguage) =>
  useMutation({
    mutationFn: (body: { readonly offered: boolean; readonly unreviewed: number }) =>
      readBody(api.PUT('/api/public-languages/{language}', { params: { path: { language } }, body })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: publicLanguagesKey }),
  });

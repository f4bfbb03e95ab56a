import type { PublicLanguageState, ReviewedText } from '@hazardguard/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';

export type ReviewLanguage = PublicLanguageState['language'];

const textsQuery = (language: ReviewLanguage) => routeQuery('/api/public-texts/{language}', { path: { language } });

export const usePublicTexts = (language: ReviewLanguage) => useQuery({ ...textsQuery(language), select: ({ texts }) => texts });

const isSame = (one: ReviewedText, other: ReviewedText): boolean => one.namespace === other.namespace && one.key === other.key;

const keepChanged = (language: ReviewLanguage, changed: ReviewedText): void => {
  queryClient.setQueryData(
    textsQuery(language).queryKey,
    (before) => before && { ...before, texts: before.texts.map((text) => (isSame(text, changed) ? changed : text)) },
  );
  void refresh('/api/public-languages');
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
    onSettled: () => refresh('/api/public-languages'),
  });

import type { DataSubject } from '@hazardguard/contract';
import { useMutation } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { saveBlob } from '../../ui/save-blob.ts';

/** Never cached: the results are gone when the page closes. */
export const useFindRecords = () =>
  useMutation({ mutationFn: (body: DataSubject) => readBody(api.POST('/api/personal-data/look', { body })), gcTime: 0 });

export const useExportRecords = () =>
  useMutation({
    mutationFn: async (body: DataSubject) => {
      const file = await readBody(api.POST('/api/personal-data/export', { body }));
      saveBlob(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), 'personal-data.json');
    },
  });

export const useErase = () =>
  useMutation({
    mutationFn: (body: DataSubject & { readonly reason: string }) =>
      readBody(api.POST('/api/personal-data/erase', { body: { ...body, confirmation: 'ERASE' } })),
  });

import { exportNames } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import type { BulkSubject } from '../../ui/bulk/bulk-subject.ts';
import { type ReceptorField, receptorFields } from './receptor-fields.ts';

const alsoKnownAs: Readonly<Record<ReceptorField, readonly string[]>> = {
  name: ['place', 'placename', 'title', 'schoolname', 'facility'],
  kind: ['type', 'category', 'class', 'amenity'],
  people: ['population', 'persons', 'capacity', 'count', 'headcount', 'students', 'beds'],
  phone: ['telephone', 'contact', 'contactnumber', 'mobile', 'phonenumber'],
  latitude: ['lat', 'y', 'latdeg', 'latitudedeg'],
  longitude: ['lon', 'lng', 'long', 'x', 'londeg', 'longitudedeg'],
};

const examples: Readonly<Record<ReceptorField, string>> = {
  name: 'Example primary school',
  kind: 'school',
  people: '320',
  phone: '0261 0000000',
  latitude: '21.170240',
  longitude: '72.831061',
};

export const useReceptorBulk = (): BulkSubject => {
  const { t } = useTranslation('receptors');
  return {
    register: t('register'),
    path: '/api/receptors/bulk',
    fileName: exportNames.receptors,
    fields: receptorFields.map((id) => ({
      id,
      label: t(`field.${id}`),
      alsoKnownAs: alsoKnownAs[id],
      example: examples[id],
      ...(id === 'phone' ? { optional: true } : {}),
    })),
  };
};

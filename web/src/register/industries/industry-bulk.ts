import { exportNames } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import type { BulkSubject } from '../../ui/bulk/bulk-subject.ts';
import { type IndustryField, industryFields } from './industry-fields.ts';

const alsoKnownAs: Readonly<Record<IndustryField, readonly string[]>> = {
  industryName: ['name', 'industry', 'plant', 'plantname', 'company', 'companyname', 'factory', 'unitname', 'site', 'sitename'],
  district: ['districtname', 'zilla', 'jilla', 'county'],
  safetyTeamContact: ['contact', 'safetycontact', 'teamcontact', 'contactnumber', 'phone', 'phonenumber', 'mobile', 'telephone', 'email'],
  latitude: ['lat', 'y', 'latdeg', 'latitudedeg'],
  longitude: ['lon', 'lng', 'long', 'x', 'londeg', 'longitudedeg'],
};

const examples: Readonly<Record<IndustryField, string>> = {
  industryName: 'Example Chemicals',
  district: 'Surat',
  safetyTeamContact: '0261 0000000',
  latitude: '21.170240',
  longitude: '72.831061',
};

export const useIndustryBulk = (): BulkSubject => {
  const { t } = useTranslation('industries');
  return {
    register: t('register'),
    path: '/api/industries/bulk',
    fileName: exportNames.industries,
    fields: industryFields.map((id) => ({
      id,
      label: t(`field.${id}`),
      alsoKnownAs: alsoKnownAs[id],
      example: examples[id],
      ...(id === 'latitude' || id === 'longitude' ? { optional: true } : {}),
    })),
  };
};

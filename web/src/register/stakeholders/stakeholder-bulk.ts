import { listStakeholderColumns, type StakeholderColumn, type StakeholderGroup } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import type { BulkSubject } from '../../ui/bulk/bulk-subject.ts';

const alsoKnownAs: Readonly<Record<StakeholderColumn, readonly string[]>> = {
  name: ['fullname', 'person', 'officer', 'membername', 'contactperson'],
  designation: ['post', 'title', 'position', 'rank'],
  department: ['dept', 'division', 'section'],
  role: ['duty', 'responsibility', 'function', 'teamrole'],
  contactNumber: ['contact', 'phone', 'phonenumber', 'mobile', 'mobilenumber', 'telephone', 'contactno', 'mobileno'],
  emailAddress: ['email', 'emailid', 'mail', 'mailid'],
  address: ['office', 'officeaddress', 'location', 'postaladdress'],
};

const examples: Readonly<Record<StakeholderColumn, string>> = {
  name: 'Asha Patel',
  designation: 'Additional Collector',
  department: 'Revenue',
  role: 'Head of the crisis group',
  contactNumber: '+91 98250 00000',
  emailAddress: 'name@example.org',
  address: 'Collectorate, Bharuch',
};

export const useStakeholderBulk = (group: StakeholderGroup): BulkSubject => {
  const { t } = useTranslation('stakeholders');
  return {
    register: t(`group.${group}`),
    path: `/api/stakeholders/${group}/members/bulk`,
    fileName: `${group}.csv`,
    fields: listStakeholderColumns(group).map((id) => ({
      id,
      label: t(`field.${id}`),
      alsoKnownAs: alsoKnownAs[id],
      example: examples[id],
    })),
  };
};

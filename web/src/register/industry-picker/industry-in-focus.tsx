import { useEffect } from 'react';
import { useIndustryInFocus } from '../../data/address.ts';
import { type KeptKeys, useChooseIndustry } from '../../data/choose-industry.ts';
import { recordIndustry } from '../../data/recent-industries.ts';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './industry-in-focus.module.css';
import { IndustryPicker } from './industry-picker.tsx';

/** The one industry that all screens with a site are about, kept in the address: the picker of the top bar. */
export const IndustryInFocus = ({ kept }: { readonly kept: KeptKeys }) => {
  const { t } = useTranslation('parts');
  const [industry] = useIndustryInFocus();
  const choose = useChooseIndustry(kept);
  const personId = useSession().data?.account?.id;
  useEffect(() => {
    if (personId !== undefined && industry !== undefined) recordIndustry(personId, industry);
  }, [personId, industry]);
  return (
    <IndustryPicker
      id="industry-in-focus"
      label={t('industryPicker.label')}
      classNames={{ root: classes.root, label: classes.label, error: classes.error }}
      value={industry}
      onChange={choose}
    />
  );
};

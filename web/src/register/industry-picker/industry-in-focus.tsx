import { useIndustryInFocus } from '../../data/address.ts';
import { IndustryPicker } from './industry-picker.tsx';

/** The one industry all screens are about, kept in the address: the picker of the top bar. */
export const IndustryInFocus = () => {
  const [industry, setIndustry] = useIndustryInFocus();
  return <IndustryPicker id="industry-in-focus" value={industry} onChange={(id) => setIndustry(id, 'push')} />;
};

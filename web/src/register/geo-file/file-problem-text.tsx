import type { FileProblem, ProblemValues } from '@hazardguard/contract/geo-file/file-problem';
import { useTranslation } from '../../locales/use-translation.ts';

/** Each sentence takes the values that are its own. */
const noValues: Required<ProblemValues> = {
  line: 0,
  near: '',
  place: '',
  value: '',
  name: '',
  root: '',
  type: '',
  crs: '',
  encoding: '',
  reason: '',
  count: 0,
  limit: 0,
  ratio: 0,
  seconds: 0,
};

/** Why a file cannot be opened: what, where in it, and what to do. */
export const FileProblemText = ({ problem: { code, values } }: { readonly problem: Pick<FileProblem, 'code' | 'values'> }) => {
  const { t } = useTranslation('kml-map');
  return t(`problem.${code}`, { ...noValues, ...values });
};

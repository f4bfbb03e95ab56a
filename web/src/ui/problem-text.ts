import { ApiProblem, type ProblemCode } from '../data/api-problem.ts';
import { useTranslation } from '../locales/use-translation.ts';
import { useFieldSentence } from './field-sentence.ts';

/** Codes whose sentence does not depend on the request: shown in the reader's language. Others have their own sentence. */
const keys = {
  unreachable: 'problem.unreachable',
  waits: 'problem.waits',
  'not-kept': 'problem.notKept',
  forbidden: 'problem.forbidden',
  'not-signed-in': 'problem.notSignedIn',
  'not-found': 'problem.notFound',
  'too-many-requests': 'problem.tooMany',
  internal: 'problem.internal',
  unavailable: 'problem.unavailable',
  'disk-unwritable': 'problem.diskUnwritable',
  'still-running': 'problem.stillRunning',
  'done-before': 'problem.doneBefore',
  'passkey-refused': 'problem.passkeyRefused',
  'identity-refused': 'problem.identityRefused',
  'identity-provider-down': 'problem.identityProviderDown',
  'unknown-person': 'problem.unknownPerson',
  'unverified-email': 'problem.unverifiedEmail',
  'not-admitted': 'problem.notAdmitted',
  deactivated: 'problem.deactivated',
  'common-password': 'problem.commonPassword',
  'sign-in-again': 'problem.signInAgain',
  'tied-by-invitation': 'problem.tiedByInvitation',
  'tied-by-browser': 'problem.tiedByBrowser',
  'all-fields-mandatory': 'problem.allFieldsMandatory',
  'site-in-use': 'problem.siteInUse',
  withdrawn: 'problem.withdrawn',
} as const satisfies Partial<Record<ProblemCode, string>>;

const hasKey = (code: ProblemCode): code is keyof typeof keys => code in keys;

/** One sentence for any failure, translated where a translation exists. */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('shell');
  const sentence = useFieldSentence();
  return (error) => {
    if (error instanceof ApiProblem) {
      if (hasKey(error.code)) return t(keys[error.code]);
      const [first, ...others] = error.fields;
      if (error.code !== 'invalid-input' || first === undefined) return error.message;
      return others.length === 0 ? sentence(first) : t('problem.invalidInput');
    }
    return error instanceof Error ? error.message : String(error);
  };
};

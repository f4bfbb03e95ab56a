import { isWaiting } from '../data/client.ts';
import { useTranslation } from '../locales/use-translation.ts';
import { notifyInformation, notifySuccess } from './notices.ts';

/** Notice of a saved change: `done` when the server has it, or that it is kept on this device. */
export const useNotifySaved = () => {
  const { t } = useTranslation('shell');
  return (saved: object, done: string): void => (isWaiting(saved) ? notifyInformation(t('problem.waits')) : notifySuccess(done));
};

import type { ImportKind } from '@hazardguard/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { useReason } from '../use-reason.ts';

interface ImportLinkProps {
  readonly as: ImportKind;
  /** Undefined: the name of the import. */
  readonly text?: string;
}

/** To the import of files, with the kind chosen; nothing for people who may not import. */
export const ImportLink = ({ as, text }: ImportLinkProps) => {
  const { t } = useTranslation('shell');
  if (useReason('data.import') !== undefined) return null;
  return (
    <Anchor renderRoot={(props) => <Link {...props} to="/ImportData" search={{ as }} />}>{text ?? t('screens.dataImport.label')}</Anchor>
  );
};

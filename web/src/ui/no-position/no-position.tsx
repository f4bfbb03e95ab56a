import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { EmptyState } from '../empty-state.tsx';
import { useReason } from '../use-reason.ts';

interface NoPositionProps {
  readonly id: number;
  readonly name: string;
}

/** Replaces a part that needs a site's position: says that there is none yet, with a link to the form that sets it. */
export const NoPosition = ({ id, name }: NoPositionProps) => {
  const { t } = useTranslation('parts');
  const reason = useReason('industry.write');
  return (
    <EmptyState
      title={t('noPosition.title', { industry: name })}
      text={t('noPosition.text')}
      action={
        reason === undefined ? (
          <Button renderRoot={(props) => <Link {...props} to="/OnBoardIndustry" search={{ industry: id, edit: id } as never} />}>
            {t('noPosition.set')}
          </Button>
        ) : (
          <Text size="sm">{reason}</Text>
        )
      }
    />
  );
};

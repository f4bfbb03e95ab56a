import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { EmptyState } from '../empty-state.tsx';
import { useReason } from '../use-reason.ts';

interface NoPositionProps {
  readonly id: number;
  readonly name: string;
}

/** In the place of what needs a site's position: that there is none yet, and the way to the form where it is set. */
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

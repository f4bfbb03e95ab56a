import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';

/** What needs a name, said to a visitor, with the way in. */
export const SignInHint = ({ children }: { readonly children: string }) => {
  const { t } = useTranslation('training');
  const { href } = useLocation();
  return (
    <Text size="sm">
      {children}{' '}
      <Anchor component={Link} to="/SignIn" search={{ next: href } as never} underline="always">
        {t('action.toSignIn')}
      </Anchor>
    </Text>
  );
};

import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';

/** Shows a visitor that this needs a sign-in, with a link. */
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

import { ActionIcon, Button } from '@mantine/core';
import { IconMaximize } from '../../ui/screen-icons.tsx';
import { usePhone } from '../../ui/use-phone.ts';

interface ShowAllButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** Shows all zones. On a phone only the symbol: with its label it would cover the site and the start of the zones. */
export const ShowAllButton = ({ label, onPress }: ShowAllButtonProps) =>
  usePhone() ? (
    <ActionIcon variant="default" size={44} aria-label={label} onClick={onPress}>
      <IconMaximize size={18} aria-hidden />
    </ActionIcon>
  ) : (
    <Button variant="default" size="xs" leftSection={<IconMaximize size={14} aria-hidden />} onClick={onPress}>
      {label}
    </Button>
  );

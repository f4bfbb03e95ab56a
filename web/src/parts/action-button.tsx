import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface ActionButtonProps extends ButtonProps {
  readonly onClick: () => void;
  /** Why it may not be used now. The button stays reachable, so that the reason can be read. */
  readonly reason?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly children: ReactNode;
}

/** A button that, where it may not be used, says why instead of vanishing. */
export const ActionButton = ({ reason, onClick, children, ...button }: ActionButtonProps) => {
  if (reason === undefined)
    return (
      <Button {...button} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <Tooltip label={reason} multiline maw={280} events={{ hover: true, focus: true, touch: true }} openDelay={0}>
      <Button {...button} data-disabled aria-disabled onClick={(event) => event.preventDefault()}>
        {children}
      </Button>
    </Tooltip>
  );
};

import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface ActionButtonProps extends ButtonProps {
  readonly onClick: () => void;
  /** Why it may not be used now. The button stays reachable, so that the reason can be read. */
  readonly reason?: string | undefined;
  /** A step that may be taken several times in a row, a click each. */
  readonly repeats?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly children: ReactNode;
}

/**
 * A button that, where it may not be used, says why instead of vanishing. Of a double click it takes the first: by the second the act
 * may be done, and the button of the next one in its place.
 */
export const ActionButton = ({ reason, repeats = false, onClick, children, ...button }: ActionButtonProps) => {
  if (reason === undefined)
    return (
      <Button
        {...button}
        onClick={({ detail: clicksInARow }) => {
          if (repeats || clicksInARow < 2) onClick();
        }}
      >
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

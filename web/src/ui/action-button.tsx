import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface ActionButtonProps extends ButtonProps {
  readonly onClick: () => void;
  /** Why it is not available now. The button stays focusable, so that the reason can be read. */
  readonly reason?: string | undefined;
  /** A step that may be repeated, once per click. */
  readonly repeats?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly children: ReactNode;
}

/**
 * A button that says why it is not available instead of disappearing. It ignores the second click of a double click: by then the
 * action may be done, with the next action's button in its place.
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

import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from './lazy-part.tsx';

const ReasonTooltip = lazyPart(() => import('./reason-tooltip.tsx').then((m) => m.ReasonTooltip));

interface ActionButtonProps extends ButtonProps {
  readonly onClick: () => void;
  /** Why it is not available now. The button stays focusable, so that the reason can be read. */
  readonly reason?: string | undefined;
  /** A step that may be repeated, once per click. */
  readonly repeats?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
  /** Of the reason, where the screen shows it: then no tooltip repeats it. */
  readonly 'aria-describedby'?: string | undefined;
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
  const refusing = (
    <Button {...button} data-disabled aria-disabled onClick={(event) => event.preventDefault()}>
      {children}
    </Button>
  );
  if (button['aria-describedby'] !== undefined) return refusing;
  return (
    <Suspense fallback={refusing}>
      <ReasonTooltip reason={reason}>{refusing}</ReasonTooltip>
    </Suspense>
  );
};

import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** Shows on hover, focus and touch why a button is not available. Loaded lazily: use `ActionButton`. */
export const ReasonTooltip = ({ reason, children }: { readonly reason: string; readonly children: ReactElement }) => (
  <Tooltip label={reason} multiline maw={280} events={{ hover: true, focus: true, touch: true }} openDelay={0}>
    {children}
  </Tooltip>
);

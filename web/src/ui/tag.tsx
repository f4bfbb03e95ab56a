import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

/** A short label next to a name: 'Sample', 'Expired'. Never truncated, never in a hazard colour. */
export const Tag = ({ children }: { readonly children: ReactNode }) => (
  <Badge variant="default" radius="sm" tt="none" fw={400} miw="max-content" flex="none">
    {children}
  </Badge>
);

import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

/** A word beside a name: 'Sample', 'Expired'. Never shortened, never in a hazard colour. */
export const Tag = ({ children }: { readonly children: ReactNode }) => (
  <Badge variant="default" radius="sm" tt="none" fw={400} miw="max-content" flex="none">
    {children}
  </Badge>
);

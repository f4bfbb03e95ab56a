import { useMediaQuery } from '@mantine/hooks';

/** Below this the frame has no menu beside the content; forms and registers take their narrow shape. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });

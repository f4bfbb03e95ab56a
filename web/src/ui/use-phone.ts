import { useMediaQuery } from '@mantine/hooks';

/** Below this width the frame has no menu next to the content; forms and registers use their narrow layout. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });

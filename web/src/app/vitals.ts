import { queryClient } from '../data/query.ts';
import { systemQuery } from '../data/system.ts';

/** Loads the measuring code only where an operator has configured a receiver (specification §7). */
export const reportVitals = async (): Promise<void> => {
  const url = queryClient.getQueryData(systemQuery.queryKey)?.webVitalsUrl;
  if (!url) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = ({ name, value, rating, id }: { name: string; value: number; rating: string; id: string }) => {
    navigator.sendBeacon(url, JSON.stringify({ name, value, rating, id, path: window.location.pathname }));
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
};

import { openTraceCollector, type TraceCollector } from './loopback/trace-collector.ts';
import { useTestServer } from './use-test-server.ts';

/** Call once at the top of a test file. */
export const useTraceCollector = (): (() => TraceCollector) => useTestServer(openTraceCollector);

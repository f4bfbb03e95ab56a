import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];

/** Codes only: a collector's answer, and its address with the password, stay out of the log. */
const describeCause = ({ error }: Result): string => {
  if (error === undefined || !('code' in error)) return 'no answer';
  return typeof error.code === 'number' ? `status ${error.code}` : String(error.code);
};

/** Reports once that the collector rejects traces, and once that it accepts them again; rejected traces are dropped. */
export const reportOnce = (exporter: SpanExporter, place: string, log: (line: string) => void): SpanExporter => {
  let away = false;
  const tell = (result: Result): void => {
    const failed = result.code !== 0;
    if (failed === away) return;
    away = failed;
    log(failed ? `${place} accepts no traces (${describeCause(result)}): they are dropped until it does` : `${place} accepts traces again`);
  };
  return {
    export: (spans: ReadableSpan[], done) =>
      exporter.export(spans, (result) => {
        tell(result);
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
};

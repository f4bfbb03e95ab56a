import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];

/** Codes alone: what a collector answers, and the address with its password, stay out of the log. */
const describeCause = ({ error }: Result): string => {
  if (error === undefined || !('code' in error)) return 'no answer';
  return typeof error.code === 'number' ? `status ${error.code}` : String(error.code);
};

/** Tells once that traces are not taken, and once that they are again; what could not be handed over is dropped. */
export const reportOnce = (exporter: SpanExporter, place: string, log: (line: string) => void): SpanExporter => {
  let away = false;
  const tell = (result: Result): void => {
    const failed = result.code !== 0;
    if (failed === away) return;
    away = failed;
    log(failed ? `${place} takes no traces (${describeCause(result)}): they are dropped until it does` : `${place} takes traces again`);
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

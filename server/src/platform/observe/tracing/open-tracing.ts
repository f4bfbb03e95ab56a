import { setTimeout as wait } from 'node:timers/promises';
import type { TracerProvider } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import { reportOnce } from './report-once.ts';
import { type Begin, type Origin, type Span, traceWith } from './trace.ts';

/** Where traces go, from the operator's settings. The library reads sampler, batches, limits and timeouts from the standard variables. */
export interface TracingSettings {
  /** The whole address, `/v1/traces` included. */
  readonly url: string;
  readonly protocol: 'http/protobuf' | 'http/json';
  /** As in the standard: `name=value,name=value`, percent-encoded. */
  readonly headers: readonly string[];
}

interface OpenOptions {
  readonly settings: TracingSettings;
  /** This server among others. */
  readonly server: { readonly id: string; readonly role: string; readonly version: string };
  readonly log: (line: string) => void;
}

export interface Tracing {
  /** Sends the rest, for a second at most. */
  close(): Promise<void>;
}

const closeMs = 1_000;

const makeExporter = async ({ url, protocol, headers }: TracingSettings): Promise<SpanExporter> => {
  const { parseKeyPairsIntoRecord } = await import('@opentelemetry/core');
  const config = { url, headers: Object.assign({}, ...headers.map((pairs) => parseKeyPairsIntoRecord(pairs))) as Record<string, string> };
  if (protocol === 'http/json') return new (await import('@opentelemetry/exporter-trace-otlp-http')).OTLPTraceExporter(config);
  return new (await import('@opentelemetry/exporter-trace-otlp-proto')).OTLPTraceExporter(config);
};

/** Resource attributes: nothing about the machine, its command line or its user. */
const buildResource = async ({ id, role, version }: OpenOptions['server']) => {
  const { detectResources, envDetector, resourceFromAttributes } = await import('@opentelemetry/resources');
  const own = { 'service.name': 'hazardguard', 'service.version': version, 'service.instance.id': id, 'hazardguard.role': role };
  return resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] }));
};

/** Spans of the library, managed by `trace.ts` only: nothing is registered globally. */
const makeSpanStarter = async (provider: TracerProvider): Promise<Begin> => {
  const api = await import('@opentelemetry/api');
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core');
  const propagator = new W3CTraceContextPropagator();
  const tracer = provider.getTracer('hazardguard');
  const kinds = {
    internal: api.SpanKind.INTERNAL,
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    producer: api.SpanKind.PRODUCER,
    consumer: api.SpanKind.CONSUMER,
  };
  const contexts = new WeakMap<Span, ReturnType<typeof api.trace.setSpan>>();
  const selectParent = (origin: Origin | null | undefined, around: Span | null) => {
    if (around !== null) return contexts.get(around) ?? api.ROOT_CONTEXT;
    return origin == null ? api.ROOT_CONTEXT : propagator.extract(api.ROOT_CONTEXT, origin, api.defaultTextMapGetter);
  };
  return ({ name, kind = 'internal', attributes = {}, origin }, around) => {
    const parent = selectParent(origin, around);
    const inner = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
    const context = api.trace.setSpan(parent, inner);
    const { traceId, spanId } = inner.spanContext();
    let ended = false;
    const span: Span = {
      ids: { trace_id: traceId, span_id: spanId },
      get origin() {
        const carrier: Record<string, string> = {};
        propagator.inject(context, carrier, api.defaultTextMapSetter);
        return { traceparent: carrier.traceparent ?? '', tracestate: carrier.tracestate };
      },
      recorded: inner.isRecording(),
      get ended() {
        return ended;
      },
      note: (noted) => void inner.setAttributes(noted),
      rename: (renamed) => void inner.updateName(renamed),
      fail: (type) => {
        inner.setAttribute('error.type', type);
        inner.setStatus({ code: api.SpanStatusCode.ERROR });
      },
      end: () => {
        ended = true;
        inner.end();
      },
    };
    contexts.set(span, context);
    return span;
  };
};

/** Loads the library and traces from now on, until it is closed. */
export const openTracing = async ({ settings, server, log }: OpenOptions): Promise<Tracing> => {
  const { BasicTracerProvider, BatchSpanProcessor } = await import('@opentelemetry/sdk-trace-base');
  const exporter = reportOnce(await makeExporter(settings), new URL(settings.url).host, log);
  const provider = new BasicTracerProvider({ resource: await buildResource(server), spanProcessors: [new BatchSpanProcessor(exporter)] });
  traceWith(await makeSpanStarter(provider));
  return {
    close: async () => {
      traceWith(null);
      const late = new AbortController();
      // The failed export has been reported already.
      const handedOver = provider.shutdown().catch(() => undefined);
      await Promise.race([handedOver, wait(closeMs, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
    },
  };
};

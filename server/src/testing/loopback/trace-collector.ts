import { createServer, type IncomingHttpHeaders } from 'node:http';
import { PbfReader } from 'pbf';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty: the root of its trace. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: number;
  /** 2: error. */
  readonly status: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly resource: Readonly<Record<string, string | number>>;
}

export interface TraceCollector {
  readonly origin: string;
  readonly spans: readonly ReceivedSpan[];
  readonly requests: readonly { readonly path: string; readonly headers: IncomingHttpHeaders; readonly text: string }[];
  /** Every request gets this status; null: no answer. */
  answer(status: number | null): void;
  close(): void;
}

type Mutable = { -readonly [Key in keyof ReceivedSpan]: ReceivedSpan[Key] };
interface KeyValue {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string; readonly doubleValue?: number };
}
interface JsonBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly { readonly spans: readonly JsonSpan[] }[];
  }[];
}
type JsonSpan = Pick<ReceivedSpan, 'traceId' | 'spanId' | 'name' | 'kind'> & {
  readonly parentSpanId?: string;
  readonly attributes: readonly KeyValue[];
  readonly status?: { readonly code?: number };
};

const toPlainAttributes = (attributes: readonly KeyValue[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? (value.intValue === undefined ? value.doubleValue : Number(value.intValue)),
    ]),
  ) as ReceivedSpan['attributes'];

/** The JSON encoding of OTLP 1: ids in hex, names in lowerCamelCase. */
const parseJsonSpans = (body: Buffer): ReceivedSpan[] =>
  (JSON.parse(body.toString('utf8')) as JsonBody).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, kind, status, attributes }) => ({
        ...{ traceId, spanId, parentSpanId, name, kind },
        status: status?.code ?? 0,
        attributes: toPlainAttributes(attributes),
        resource: toPlainAttributes(resource.attributes),
      })),
    ),
  );

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** `KeyValue` of opentelemetry/proto/common/v1/common.proto. */
const readAttribute = (pbf: PbfReader, into: Record<string, string | number>): void => {
  const one = { key: '', value: '' as string | number };
  pbf.readMessage((tag) => {
    if (tag === 1) one.key = pbf.readString();
    if (tag === 2)
      pbf.readMessage((kind) => {
        if (kind === 1) one.value = pbf.readString();
        if (kind === 3) one.value = pbf.readVarint(true);
        if (kind === 4) one.value = pbf.readDouble();
      }, null);
  }, null);
  into[one.key] = one.value;
};

/** `Span` of opentelemetry/proto/trace/v1/trace.proto. */
const readSpan = (pbf: PbfReader, resource: ReceivedSpan['resource']): ReceivedSpan => {
  const attributes: Record<string, string | number> = {};
  const span: Mutable = { traceId: '', spanId: '', parentSpanId: '', name: '', kind: 0, status: 0, attributes, resource };
  pbf.readMessage((tag) => {
    if (tag === 1) span.traceId = toHex(pbf.readBytes());
    if (tag === 2) span.spanId = toHex(pbf.readBytes());
    if (tag === 4) span.parentSpanId = toHex(pbf.readBytes());
    if (tag === 5) span.name = pbf.readString();
    if (tag === 6) span.kind = pbf.readVarint();
    if (tag === 9) readAttribute(pbf, attributes);
    if (tag === 15)
      pbf.readMessage((field) => {
        if (field === 3) span.status = pbf.readVarint();
      }, null);
  }, null);
  return span;
};

/** `ExportTraceServiceRequest`: resource_spans = 1; in it resource = 1, scope_spans = 2; in that spans = 2. */
const parseProtobufSpans = (body: Buffer): ReceivedSpan[] => {
  const spans: ReceivedSpan[] = [];
  new PbfReader(body).readFields((_tag, _into, pbf) => {
    const resource: Record<string, string | number> = {};
    pbf.readMessage((tag) => {
      if (tag === 1) pbf.readMessage((field) => (field === 1 ? readAttribute(pbf, resource) : undefined), null);
      if (tag === 2)
        pbf.readMessage((field) => {
          if (field === 2) spans.push(readSpan(pbf, resource));
        }, null);
    }, null);
  }, null);
  return spans;
};

/** A collector of OTLP over HTTP on its own port; it decodes what it receives. */
export const openTraceCollector = async (): Promise<TraceCollector> => {
  const spans: ReceivedSpan[] = [];
  const requests: TraceCollector['requests'][number][] = [];
  let status: number | null = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      requests.push({ path: request.url ?? '', headers: request.headers, text: body.toString('utf8') });
      if (status === null) return;
      if (status === 200)
        spans.push(...(request.headers['content-type'] === 'application/json' ? parseJsonSpans(body) : parseProtobufSpans(body)));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The collector has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    spans,
    requests,
    answer: (given) => {
      status = given;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

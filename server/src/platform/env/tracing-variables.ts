import { z } from 'zod';

const text = z.string().max(8_000).optional();

/**
 * OpenTelemetry's standard variables that decide whether and where traces are sent. They may be set for a whole machine, so they
 * are validated only where traces are sent. The library reads batches, limits, timeouts and certificates.
 */
export const tracingVariables = {
  OTEL_SDK_DISABLED: text,
  OTEL_TRACES_EXPORTER: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: text,
  OTEL_EXPORTER_OTLP_PROTOCOL: text,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: text,
  OTEL_TRACES_SAMPLER: text,
  OTEL_TRACES_SAMPLER_ARG: text,
  OTEL_SERVICE_NAME: text,
  OTEL_RESOURCE_ATTRIBUTES: text,
} as const;

export const tracingSecrets = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
] as const;

type Given = Readonly<Partial<Record<keyof typeof tracingVariables, string | undefined>>>;

const protocols = ['http/protobuf', 'http/json'] as const;
const samplers = ['always_on', 'always_off', 'traceidratio', 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'];

const defaultEndpoint = 'http://localhost:4318';

const isOn = (given: Given): boolean => {
  if (given.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || given.OTEL_TRACES_EXPORTER === 'none') return false;
  return [given.OTEL_EXPORTER_OTLP_ENDPOINT, given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, given.OTEL_TRACES_EXPORTER].some(
    (one) => one !== undefined,
  );
};

const selectProtocol = (given: Given): string =>
  given.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? given.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf';

/** The endpoint of all signals is a root that the path of traces is added to; that of traces is used unchanged. */
const selectUrl = (given: Given): string =>
  given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? `${(given.OTEL_EXPORTER_OTLP_ENDPOINT ?? defaultEndpoint).replace(/\/+$/, '')}/v1/traces`;

export const toTracingSettings = (given: Given) => ({
  /** Where traces are sent; null: no tracing. */
  tracing: isOn(given)
    ? {
        url: selectUrl(given),
        protocol: selectProtocol(given) as (typeof protocols)[number],
        headers: [given.OTEL_EXPORTER_OTLP_HEADERS, given.OTEL_EXPORTER_OTLP_TRACES_HEADERS].filter((pairs) => pairs !== undefined),
      }
    : null,
});

const isAddress = (url: string): boolean => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

const isShare = (share: string): boolean => share.trim() !== '' && Number(share) >= 0 && Number(share) <= 1;

/** A sentence with the remedy for what this server does not support; null: nothing. */
export const findTracingConflict = (given: Given): string | null => {
  if (!isOn(given)) return null;
  const { OTEL_TRACES_EXPORTER: exporter = 'otlp', OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share } = given;
  if (exporter !== 'otlp') {
    return `OTEL_TRACES_EXPORTER is ${exporter}, and this server sends traces by OTLP only. Set it to otlp, or to none.`;
  }
  const protocol = selectProtocol(given);
  if (!(protocols as readonly string[]).includes(protocol)) {
    return `OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}. Set it to ${protocols.join(' or ')} (a collector accepts both on port 4318), or leave it out.`;
  }
  if (!isAddress(selectUrl(given))) {
    const name = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT === undefined ? tracingSecrets[0] : tracingSecrets[1];
    return `${name}: its value is not allowed. Set it to an http:// or https:// address such as http://collector:4318, or leave it out.`;
  }
  if (sampler !== undefined && !samplers.includes(sampler)) {
    return `OTEL_TRACES_SAMPLER: "${sampler}" is not allowed. Set it to ${samplers.join(' or ')}, or leave it out.`;
  }
  if (sampler?.endsWith('traceidratio') === true && share !== undefined && !isShare(share)) {
    return `OTEL_TRACES_SAMPLER_ARG: "${share}" is not allowed. Set it to a share from 0 to 1, or leave it out.`;
  }
  return null;
};

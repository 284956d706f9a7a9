import { z } from 'zod';

/** The variables of traces, named as OpenTelemetry names them. */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://127.0.0.1:4318' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('tayyib'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number between 0 and 1')
    .min(0, 'must be a number between 0 and 1')
    .max(1, 'must be a number between 0 and 1')
    .default(1),
};

type Environment = z.infer<z.ZodObject<typeof tracingEnvironment>>;

/** Where traces are sent. */
export interface TracingConfig {
  /** The address of a collector that speaks OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  /** The share of requests and jobs that are traced, 0 to 1. */
  sampledShare: number;
}

/** Null where nothing is traced. */
export function readTracingConfig(env: Environment): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (endpoint === undefined) return null;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    serviceName: env.OTEL_SERVICE_NAME,
    sampledShare: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

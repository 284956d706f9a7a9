import { z } from 'zod';
import { wholeNumber } from './variables';

/** What costs a query or a count is read this often at most, however often metrics are requested. */
const readEveryMs = 5000;

/** The variables that say where metrics are served. */
export const metricsEnvironment = {
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
};

type Environment = z.infer<z.ZodObject<typeof metricsEnvironment>>;

/** The listener of metrics. It is never the public one. */
export interface MetricsConfig {
  host: string;
  port: number;
  /** The minimum time between two reads of what is costly. */
  readEveryMs: number;
}

/**
 * Null where nothing is measured. Throws an Error whose message names the invalid variable.
 * @param publicPort the port of everything else
 */
export function readMetricsConfig(env: Environment, publicPort: number): MetricsConfig | null {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (port === undefined) return null;
  if (port !== 0 && port === publicPort) throw new Error('METRICS_PORT must differ from PORT.');
  return { host, port, readEveryMs };
}

import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { TracingConfig } from '../../config/tracingConfig';

/** A collector that does not answer delays the end of the server by this much at most. */
const exportWithinMs = 3000;

/** Sends spans of this process to the collector. Returns a function that sends what is left and ends it. */
export function startTracing({ endpoint, serviceName, sampledShare }: TracingConfig): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportWithinMs });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: exportWithinMs })],
  });
  provider.register();
  return async () => {
    // the collector is not part of the product: spans that it did not receive are lost
    await provider.shutdown().catch(() => undefined);
    for (const api of [trace, context, propagation]) api.disable();
  };
}

import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface TraceOptions {
  /** Whether `traceparent` of a request is obeyed: only a trusted proxy may decide what is traced. */
  continuesTraces: boolean;
}

/**
 * A span per request. It has the pattern of the route (`/api/stocks/:id`) instead of the address, the status and the id of the
 * request, and nothing that a user sent.
 */
export function traceRequests(app: FastifyInstance, { continuesTraces }: TraceOptions): void {
  const tracer = trace.getTracer('tayyib.http');
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { id, method, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'unmatched';
    const parent = continuesTraces ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method, 'http.route': route, 'tayyib.request_id': id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });
  // reading a body loses the context
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const own = contexts.get(request);
    const span = own && trace.getSpan(own);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

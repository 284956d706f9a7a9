import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import type pg from 'pg';

/**
 * A span for each query of a traced request or job. Its text has placeholders; values are not recorded, nor are messages of
 * errors, which quote them.
 */
export function traceQueries(pool: pg.Pool): void {
  // a query that waits for a connection must not continue in the context of the request that returned it
  wrapMethod(pool, 'connect', (connect, args) => connect(args.map(inThisContext)));
  const traced = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    wrapMethod(client, 'query', queryWithSpan);
  });
}

type Call = (args: unknown[]) => unknown;

/** Replaces a method; `around` receives a function that calls the original. */
function wrapMethod(target: object, name: string, around: (call: Call, args: unknown[]) => unknown): void {
  const method: unknown = Reflect.get(target, name);
  if (typeof method !== 'function') throw new Error(`There is no method ${name} to trace.`);
  Reflect.set(target, name, (...args: unknown[]) =>
    around((given) => Reflect.apply(method, target, given), args),
  );
}

const inThisContext = (argument: unknown): unknown =>
  typeof argument === 'function' ? context.bind(context.active(), argument) : argument;

function queryWithSpan(query: Call, args: unknown[]): unknown {
  const text = textOf(args[0]);
  if (text === undefined || !trace.getActiveSpan()?.isRecording()) return query(args);
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const span = trace.getTracer('tayyib.database').startSpan(operation, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
  });
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const ending = inThisContext((...outcome: unknown[]) => {
      end(span, outcome[0]);
      Reflect.apply(callback, undefined, outcome);
    });
    return query([...args.slice(0, -1), ending]);
  }
  const result: unknown = query(args);
  if (!(result instanceof Promise)) {
    span.end();
    return result;
  }
  void result.then(
    () => end(span),
    (error: unknown) => end(span, error),
  );
  return result;
}

/** The text of a query; none for what is not one, such as a `copy` that streams. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query))
    return undefined;
  return typeof query.text === 'string' ? query.text : undefined;
}

function end(span: Span, error?: unknown): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

import fc from 'fast-check';
import { z } from 'zod';
import { arbitraryOf } from './arbitraryOf';

const Operation = z.looseObject({
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: z.unknown().optional(),
      }),
    )
    .optional(),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown().optional() })) })
    .optional(),
});
const Routes = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A request that fits the schemas of its route. */
export interface GeneratedRequest {
  method: (typeof methods)[number];
  /** The pattern of the route: `/api/stocks/{id}`. */
  route: string;
  url: string;
  /** JSON; undefined for routes without a body. */
  body: string | undefined;
}

/**
 * Random requests to every route of an OpenAPI document.
 * @param seed the same seed yields the same requests
 */
export function requestsOf(
  document: unknown,
  { seed, perRoute }: { seed: number; perRoute: number },
): GeneratedRequest[] {
  return Object.entries(Routes.parse(document).paths).flatMap(([route, operations]) =>
    Object.entries(operations).flatMap(([name, operation]) => {
      const method = methods.find((each) => each.toLowerCase() === name);
      if (!method) return [];
      const parts = operation.parameters ?? [];
      const bodies = operation.requestBody?.content['application/json'];
      const values = fc.record({
        parts: fc.tuple(...parts.map((part) => arbitraryOf(part.schema, document))),
        body: bodies ? arbitraryOf(bodies.schema, document) : fc.constant(undefined),
      });
      return fc.sample(values, { seed, numRuns: perRoute }).map(({ parts: texts, body }) => ({
        method,
        route,
        url: addressOf(route, parts, texts),
        body: body === undefined ? undefined : JSON.stringify(body),
      }));
    }),
  );
}

function addressOf(
  route: string,
  parts: readonly { name: string; in: string }[],
  values: readonly unknown[],
): string {
  let path = route;
  const query: string[] = [];
  for (const [place, part] of parts.entries()) {
    const text = textOf(values[place]);
    if (part.in === 'path') path = path.replace(`{${part.name}}`, () => text || 'x');
    if (part.in === 'query') query.push(`${part.name}=${text}`);
  }
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // lone surrogates have no encoding in an address
  return encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, ''));
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildTestApp } from '../../server/src/testing';

/** The parts of an OpenAPI document that are checked. */
const Operation = z.object({
  tags: z.array(z.string()).min(1),
  responses: z.record(z.string(), z.unknown()),
});
const Document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

let app: FastifyInstance;
let document: z.infer<typeof Document>;
beforeAll(async () => {
  app = await buildTestApp();
  document = Document.parse((await app.inject('/api/docs/json')).json());
});
afterAll(() => app.close());

it('describes every route of the API, and none that does not exist', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ':')}`),
  );
  expect(described.sort()).toEqual(routesOf(app).sort());
});

it('the API description has a schema for the successful reply, or the redirect, of every operation', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { responses }] of Object.entries(operations)) {
      // 206 is a piece of what 200 describes
      const good = Object.keys(responses).filter((status) => /^(2(?!06)|303)/.test(status));
      expect({ path, method, good }).toEqual({
        path,
        method,
        good: [expect.stringMatching(/^(20[014]|303)$/)],
      });
    }
  }
});

/** `GET /api/stocks/:` for each route of Fastify, read from its printed tree. Developer pages and static files are not part of the API. */
function routesOf({ printRoutes }: FastifyInstance): string[] {
  const above: string[] = [];
  const routes = printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S+) \(([A-Z, ]+)\)/.exec(line) ?? [];
      if (part === '') return [];
      const depth = indent.length / 4;
      const path = (above[depth - 1] ?? '') + part;
      above[depth] = path;
      return methods.split(', ').map((method) => ({ method, path }));
    });
  return routes
    .filter(
      ({ method, path }) =>
        method !== 'HEAD' && path.startsWith('/api/') && !/^\/api\/(docs|dev)\b/.test(path),
    )
    .map(({ method, path }) => `${method} ${path.replaceAll(/:[\w|:]+/g, ':')}`);
}

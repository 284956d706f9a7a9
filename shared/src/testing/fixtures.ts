import { http, HttpResponse, type PathParams, type RequestHandler } from 'msw';
import type { Problem } from '@tayyib/shared/contracts';

/** A parsed request, passed to fixture functions. */
export interface FixtureRequest {
  method: string;
  path: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
}

type Reply = (request: FixtureRequest) => object | undefined | Promise<object | undefined>;

/**
 * Replies by `METHOD /api/path/:param`, a short notation for msw handlers in tests: a body, a response such as a `problem`, or a
 * function of the request. If the function returns nothing, the next handler replies.
 */
export type Fixtures = Readonly<Record<string, object | Reply>>;

/** A response with an error status and a problem body. */
export function problem(status: number, code: string, message: string, field?: string) {
  const body: Problem = field === undefined ? { code, message } : { code, message, field };
  return HttpResponse.json(body, { status });
}

/** The last handler: names the request that no other handler replies to. */
export const noHandler = http.all('*/api/*', ({ request }) =>
  problem(404, 'no-handler', `No handler replies to ${request.method} ${new URL(request.url).pathname}.`),
);

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};
const isMethod = (name: string): name is keyof typeof methods => name in methods;
const isReply = (reply: object | Reply): reply is Reply => typeof reply === 'function';

/** The msw handlers of these fixtures. */
export function handlersOf(fixtures: Fixtures): RequestHandler[] {
  return Object.entries(fixtures).map(([route, reply]) => {
    const [method = '', path = ''] = route.split(' ');
    if (!isMethod(method)) throw new Error(`${route} does not start with a method.`);
    return methods[method](path, async ({ request, params }) => {
      const answer = isReply(reply) ? await reply(await parsed(request, params)) : reply;
      if (answer === undefined) return undefined;
      // a response can be read only once, but the handler may reply again
      return answer instanceof Response ? answer.clone() : new Response(JSON.stringify(answer), jsonHeaders);
    });
  });
}

const jsonHeaders = { headers: { 'content-type': 'application/json' } };

async function parsed(request: Request, params: PathParams): Promise<FixtureRequest> {
  const { pathname, searchParams } = new URL(request.url);
  // uploads are not JSON; fixtures ignore their bytes
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  const text = await request.clone().text(); // the next handler may read it too
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  const texts = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    body,
    params: Object.fromEntries(texts),
  };
}

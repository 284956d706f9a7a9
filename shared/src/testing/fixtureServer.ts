import type { FileTransport } from '@tayyib/shared/api';
import type { Problem } from '@tayyib/shared/contracts';

/** A parsed request, passed to fixture functions. */
export interface FixtureRequest {
  method: string;
  path: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
}

type Reply = (request: FixtureRequest) => object | Promise<object>;
type Answer = object | Reply;

/** Replies by `METHOD /api/path/:param`: a body, a function of the request, or a `problem`. */
export type Fixtures = Readonly<Record<string, Answer>>;

const problemStatuses = new WeakMap<object, number>();

/** A reply with an error status and a problem body. */
export function problem(status: number, code: string, message: string, field?: string): object {
  const body: Problem = field === undefined ? { code, message } : { code, message, field };
  problemStatuses.set(body, status);
  return body;
}

/** A reply that never resolves, for the loading state. */
export const never = () => new Promise<object>(() => {});

/** Fake server: replies to `/api` requests from the fixtures, to anything else with a 404 problem. */
export async function answerFrom(fixtures: Fixtures, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  for (const [key, answer] of Object.entries(fixtures)) {
    const [method, pattern = ''] = key.split(' ');
    const params = method === request.method ? match(pattern, pathname) : null;
    if (!params) continue;
    const text = await request.text();
    // uploads are not JSON; fixtures ignore their bytes
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
    const parsed = { method: request.method, path: pathname, params, query: searchParams, body };
    const reply: object = isReply(answer) ? await answer(parsed) : answer;
    return Response.json(reply, { status: problemStatuses.get(reply) ?? 200 });
  }
  const missing = problem(404, 'no-fixture', `No fixture answers ${request.method} ${pathname}.`);
  return Response.json(missing, { status: 404 });
}

/** A file transport over the given request function, which reports progress at the half and at the end. */
export function uploadsTo(answer: (address: string, init: RequestInit) => Promise<Response>): FileTransport {
  return async (address, body, onProgress) => {
    onProgress(0.5);
    const response = await answer(new URL(address, location.origin).href, { method: 'POST', body });
    onProgress(1);
    return { status: response.status, body: await response.json() };
  };
}

const isReply = (answer: Answer): answer is Reply => typeof answer === 'function';

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

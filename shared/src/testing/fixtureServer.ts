import type { FileTransport } from '@tayyib/shared/api';
import type { Problem } from '@tayyib/shared/contracts';

/** What a request said, taken apart for a fixture to answer. */
export interface FixtureRequest {
  method: string;
  path: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
}

type Reply = (request: FixtureRequest) => object | Promise<object>;
type Answer = object | Reply;

/** Fixed answers by `METHOD /api/path/:param`. A function may look at the request; `problem` makes a refusal. */
export type Fixtures = Readonly<Record<string, Answer>>;

const refusals = new WeakMap<object, number>();

/** An answer with an error status and the body every refusal has. */
export function problem(status: number, code: string, message: string, field?: string): object {
  const body: Problem = field === undefined ? { code, message } : { code, message, field };
  refusals.set(body, status);
  return body;
}

/** An answer that never comes, to look at the loading state. */
export const never = () => new Promise<object>(() => {});

/** Stands in for the network's far end: answers `/api` requests from the fixtures, anything unknown with a 404 problem. */
export async function answerFrom(fixtures: Fixtures, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  for (const [key, answer] of Object.entries(fixtures)) {
    const [method, pattern = ''] = key.split(' ');
    const params = method === request.method ? match(pattern, pathname) : null;
    if (!params) continue;
    const text = await request.text();
    // an upload is no JSON; a fixture has no use for its bytes
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
    const asked = { method: request.method, path: pathname, params, query: searchParams, body };
    const given: object = isReply(answer) ? await answer(asked) : answer;
    return Response.json(given, { status: refusals.get(given) ?? 200 });
  }
  const missing = problem(404, 'no-fixture', `No fixture answers ${request.method} ${pathname}.`);
  return Response.json(missing, { status: 404 });
}

/** Uploads that go where requests go, halfway first. */
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

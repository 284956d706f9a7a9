import { moduleKeysMeta } from '@tayyib/shared/registry-signature';

/** One answer of the server as it came over the wire. */
export interface RawAnswer {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

/**
 * Makes this process ask the way a page of ours does: relative addresses lead to `origin`, the given headers (a session
 * cookie) go along, and every answer is written down before anybody reads it. The page names the keys that may sign the
 * registry, as the server's HTML does. The returned function ends that.
 */
export function askAsBrowser(
  { origin, moduleKeys }: { origin: string; moduleKeys: string },
  headers: () => Record<string, string>,
  answers: RawAnswer[],
) {
  const page = {
    location: { origin },
    document: {
      querySelector: (selector: string) =>
        selector === `meta[name="${moduleKeysMeta}"]` ? { content: moduleKeys } : null,
    },
  };
  Object.assign(globalThis, page);
  const before = { fetch: globalThis.fetch, Request: globalThis.Request };
  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, origin) : input, init);
    }
  }
  globalThis.Request = PageRequest;
  globalThis.fetch = async (input, init) => {
    const request = new PageRequest(input, init);
    for (const [name, value] of Object.entries(headers())) request.headers.set(name, value);
    const response = await before.fetch(request);
    const text = await response.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const { pathname: path } = new URL(request.url);
    answers.push({ method: request.method, path, status: response.status, body });
    return response;
  };
  return () => Object.assign(globalThis, before, { location: undefined, document: undefined });
}

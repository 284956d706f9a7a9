import { moduleKeysMeta } from '@tayyib/shared/registry-signature';

/** A raw reply of the server. */
export interface RawAnswer {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

/**
 * Makes `fetch` of this process behave as in a page: relative URLs resolve against `origin`, the given headers (a session cookie)
 * are added, and every reply is recorded. The page has the trusted keys of the registry, like the server's HTML. The returned
 * function restores everything.
 */
export function fetchAsBrowser(
  { origin, moduleKeys }: { origin: string; moduleKeys: string },
  headers: () => Record<string, string>,
  answers: RawAnswer[],
) {
  const page = {
    location: { origin },
    document: {
      querySelector: (selector: string) =>
        selector === `meta[name="${moduleKeysMeta}"]` ? { content: moduleKeys } : null,
      // the page of a visitor has no list of modules in it
      getElementById: () => null,
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

import { getResponse, type RequestHandler } from 'msw';
import { setFileTransport, type FileTransport } from '@tayyib/shared/sdk/api';
import { handlersOf, noHandler, type Fixtures } from './fixtures';

/** Replies of the server: msw handlers, or fixtures. */
export type Replies = Fixtures | readonly RequestHandler[];

const isHandlers = (replies: Replies): replies is readonly RequestHandler[] => Array.isArray(replies);

/** Serves these replies for one test. Returns the list of requests made, oldest first. */
export function serverReplies(replies: Replies): Request[] {
  const handlers = [...(isHandlers(replies) ? replies : handlersOf(replies)), noHandler];
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return (await getResponse(handlers, request)) ?? Response.error();
  };
  setFileTransport(uploadsTo(globalThis.fetch));
  return requests;
}

/** A file transport over the given request function, which reports progress at the half and at the end. */
function uploadsTo(answer: typeof fetch): FileTransport {
  return async (address, body, onProgress) => {
    onProgress(0.5);
    const response = await answer(new URL(address, location.origin).href, { method: 'POST', body });
    onProgress(1);
    return { status: response.status, body: await response.json() };
  };
}

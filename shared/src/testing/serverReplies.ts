import { setFileTransport } from '@tayyib/shared/api';
import { answerFrom, uploadsTo, type Fixtures } from './fixtureServer';

/** Serves these fixtures for one test. Returns the list of requests made, oldest first. */
export function serverReplies(fixtures: Fixtures): Request[] {
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return answerFrom(fixtures, request);
  };
  setFileTransport(uploadsTo(globalThis.fetch));
  return requests;
}

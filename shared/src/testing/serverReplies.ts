import { setFileTransport } from '@tayyib/shared/api';
import { answerFrom, uploadsTo, type Fixtures } from './fixtureServer';

/** For one test: the server answers from these fixtures. Gives back every request that was made, oldest first. */
export function serverReplies(fixtures: Fixtures): Request[] {
  const asked: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(request.clone());
    return answerFrom(fixtures, request);
  };
  setFileTransport(uploadsTo(globalThis.fetch));
  return asked;
}

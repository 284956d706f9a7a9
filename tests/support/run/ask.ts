import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Shared } from './startRun';
import type { Content } from './stores';

const worker = process.env['JEST_WORKER_ID'] ?? '1';

/** Requests what serves this run; see `startRun`. The first reply takes as long as a start, and fetch would give up after five minutes. */
async function ask<T>(path: string): Promise<T> {
  const run = process.env['JOURNEYS_RUN'];
  if (!run) throw new Error('Nothing serves this run: it was started without its set-up.');
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${run}/${path}`, resolve).once('error', reject);
  });
  const body = await text(reply);
  if (reply.statusCode !== 200) throw new Error(body);
  const answer: T = JSON.parse(body);
  return answer;
}

/** The product that the files of this worker share. */
export const sharedProduct = () => ask<Shared>(`product/${worker}`);

/** Where the browser of this worker is spoken to. */
export const sharedBrowser = () => ask<string>(`browser/${worker}`);

/** The connection address of a store that nobody else uses. */
export const freshStore = (content: Content = 'sample') => ask<string>(`store/${content}`);

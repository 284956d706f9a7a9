import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Shared } from './runServer';

const worker = process.env['JEST_WORKER_ID'] ?? '1';

/** Sends a request to the run's server. The first reply takes as long as a start, and fetch would time out after five minutes. */
async function request<T>(path: string): Promise<T> {
  const run = process.env['JOURNEYS_RUN'];
  if (!run) throw new Error('The run server is not running: the global setup is missing.');
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${run}/${path}`, resolve).once('error', reject);
  });
  const body = await text(reply);
  if (reply.statusCode !== 200) throw new Error(body);
  const answer: T = JSON.parse(body);
  return answer;
}

/** The product that the files of this worker share. */
export const sharedProduct = () => request<Shared>(`product/${worker}`);

/** The product with the whole sample, which the files of all workers share. */
export const sharedMarket = () => request<Shared>('market');

/** The WebSocket endpoint of this worker's browser. */
export const sharedBrowser = () => request<string>(`browser/${worker}`);

/** The connection string of a new database with the small sample. */
export const freshStore = () => request<string>('store');

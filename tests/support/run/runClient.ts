import type { Shared } from './runServer';
import type { Content } from './stores';

const worker = process.env['JEST_WORKER_ID'] ?? '1';

/** Requests a resource from the run server (see `runServer.ts`), which starts it on the first request. */
async function request<T>(path: string): Promise<T> {
  const run = process.env['JOURNEYS_RUN'];
  if (!run) throw new Error('The run server is not running: the global setup is missing.');
  const reply = await fetch(`${run}/${path}`);
  if (!reply.ok) throw new Error(await reply.text());
  const body: T = await reply.json();
  return body;
}

/** The product that the files of this worker share. */
export const sharedProduct = () => request<Shared>(`product/${worker}`);

/** The WebSocket endpoint of this worker's browser. */
export const sharedBrowser = () => request<string>(`browser/${worker}`);

/** The connection string of a new database. */
export const freshStore = (content: Content = 'sample') => request<string>(`store/${content}`);

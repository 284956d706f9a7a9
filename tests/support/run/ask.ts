import type { Shared } from './startRun';
import type { Content } from './stores';

const worker = process.env['JEST_WORKER_ID'] ?? '1';

/** Asks what serves this run; see `startRun`. A first answer takes as long as a start. */
async function ask<T>(path: string): Promise<T> {
  const run = process.env['JOURNEYS_RUN'];
  if (!run) throw new Error('Nothing serves this run: it was started without its set-up.');
  const reply = await fetch(`${run}/${path}`);
  if (!reply.ok) throw new Error(await reply.text());
  const answer: T = await reply.json();
  return answer;
}

/** The product that the files of this worker share. */
export const sharedProduct = () => ask<Shared>(`product/${worker}`);

/** Where the browser of this worker is spoken to. */
export const sharedBrowser = () => ask<string>(`browser/${worker}`);

/** The connection address of a store that nobody else uses. */
export const freshStore = (content: Content = 'sample') => ask<string>(`store/${content}`);

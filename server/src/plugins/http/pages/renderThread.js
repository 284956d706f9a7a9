// A thread of PageRenderer: replies with what the shell's build renders.
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ renderer: string, contact: unknown }} */
const { renderer, contact } = workerData;
/** @type {{ renderPages: (contact: unknown) => Promise<unknown> }} */
const { renderPages } = await import(renderer);
parentPort?.postMessage(await renderPages(contact));

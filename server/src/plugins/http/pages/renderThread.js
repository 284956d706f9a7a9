// A thread of RenderThread: replies with what the shell's build renders, one page after the other.
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ renderer: string, contact: unknown }} */
const { renderer, contact } = workerData;
/**
 * @type {{
 *   renderPages: (contact: unknown) => Promise<unknown>,
 *   renderPage: (pathname: string, contact: unknown, data: unknown) => Promise<unknown>,
 * }}
 */
const { renderPages, renderPage } = await import(renderer);

/** @typedef {{ id: number, pathname?: string, data?: string }} Task */

/** @param {Task} task */
const render = async ({ id, pathname, data }) => {
  try {
    const rendered =
      pathname === undefined
        ? await renderPages(contact)
        : await renderPage(pathname, contact, JSON.parse(data ?? 'null'));
    parentPort?.postMessage({ id, rendered });
  } catch (error) {
    parentPort?.postMessage({
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
};
parentPort?.on('message', /** @param {Task} task */ (task) => void render(task));

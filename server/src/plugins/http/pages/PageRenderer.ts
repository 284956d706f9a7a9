import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { today } from '@tayyib/shared/values/calendar';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { codeFolder } from '../../../lib/codeFolder';

const thread = path.join(codeFolder, 'plugins/http/pages/renderThread.js');

const Markups = z.record(z.string(), z.string());

/** The markup of each prerendered page, by its path. */
type Markups = z.infer<typeof Markups>;

const none: Markups = {};

/**
 * The markup of the public pages. What differs per server, such as the address of the team, is in it, so it is rendered here: by code of the
 * shell's build, once for each build and year, in a thread that ends then.
 */
export class PageRenderer {
  #rendered: { by: string; markups: Promise<Markups> } = { by: '', markups: Promise.resolve(none) };
  readonly #threads = new Set<Worker>();

  constructor(
    private readonly shellDir: string,
    private readonly app: FastifyInstance,
  ) {}

  /** The markup of the page at a path, for the HTML of that build. Undefined where the page is not prerendered. */
  async markupOf(pathname: string, html: string): Promise<string | undefined> {
    const [, build] = /\/main\.([\da-f]+)\.js/.exec(html) ?? [];
    if (build === undefined) return undefined;
    // the pages name the year
    const by = `${build} ${today(this.app.clock).slice(0, 4)}`;
    if (this.#rendered.by !== by) this.#rendered = { by, markups: this.#renderOrLog(build) };
    const markups = await this.#rendered.markups;
    return Object.hasOwn(markups, pathname) ? markups[pathname] : undefined;
  }

  /** Ends what is still rendering. */
  async close(): Promise<void> {
    await Promise.all([...this.#threads].map((worker) => worker.terminate()));
  }

  /** Pages that are not prerendered still work, so a failure is logged once. */
  async #renderOrLog(build: string): Promise<Markups> {
    try {
      const renderer = path.join(this.shellDir, `page-renderer.${build}.mjs`);
      await access(renderer);
      return await this.#render(pathToFileURL(renderer).href);
    } catch (error) {
      this.app.log.error({ err: error }, 'the public pages could not be prerendered');
      return none;
    }
  }

  async #render(renderer: string): Promise<Markups> {
    const worker = new Worker(thread, {
      workerData: { renderer, contact: this.app.config.contact },
      env: { NODE_ENV: 'production' },
      execArgv: [],
    });
    this.#threads.add(worker);
    try {
      const reply = await new Promise((resolve, reject) => {
        worker
          .once('message', resolve)
          .once('error', reject)
          .once('exit', () => reject(new Error('The thread ended without a reply.')));
      });
      return Markups.parse(reply);
    } finally {
      this.#threads.delete(worker);
      await worker.terminate();
    }
  }
}

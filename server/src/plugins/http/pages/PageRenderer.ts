import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { today } from '@tayyib/shared/values/calendar';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { RenderThread } from './RenderThread';

const Markups = z.record(z.string(), z.string());

/** The markup of each prerendered page, by its path. */
type Markups = z.infer<typeof Markups>;

const none: Markups = {};

/** What is rendered by the code of one build, in one year: the pages name the year. */
interface Rendered {
  by: string;
  /** Null where there is no such code. */
  thread: Promise<RenderThread | null>;
  /** Of the pages that need no data. */
  markups: Promise<Markups>;
  /** By the data of a page: released with it. A page has the same data at one address only. */
  withData: WeakMap<{ json: string }, Promise<string | undefined>>;
}

/**
 * The markup of the public pages. What differs per server, such as the address of the team, is in it, so it is rendered here: by code of the
 * shell's build, in a thread. Pages without data are rendered once for each build and year, those with data when they are opened.
 */
export class PageRenderer {
  #rendered: Rendered | null = null;

  constructor(
    private readonly shellDir: string,
    private readonly app: FastifyInstance,
  ) {}

  /** The markup of the page at a path, for the HTML of that build. Undefined where the page is not prerendered. */
  async markupOf(pathname: string, html: string): Promise<string | undefined> {
    const markups = await this.#by(html)?.markups;
    return markups !== undefined && Object.hasOwn(markups, pathname) ? markups[pathname] : undefined;
  }

  /** The markup of a page with that data. Undefined where it cannot be rendered. */
  async markupWith(data: { json: string }, pathname: string, html: string): Promise<string | undefined> {
    const rendered = this.#by(html);
    if (rendered === null) return undefined;
    const known = rendered.withData.get(data);
    if (known !== undefined) return known;
    const markup = this.#renderOrLog(rendered, data, pathname);
    rendered.withData.set(data, markup);
    return markup;
  }

  /** Ends what is still rendering. */
  async close(): Promise<void> {
    const thread = await this.#rendered?.thread;
    await thread?.close();
  }

  #by(html: string): Rendered | null {
    const [, build] = /\/main\.([\da-f]+)\.js/.exec(html) ?? [];
    if (build === undefined) return null;
    const by = `${build} ${today(this.app.clock).slice(0, 4)}`;
    if (this.#rendered?.by === by) return this.#rendered;
    void this.#rendered?.thread.then((thread) => thread?.close());
    const thread = this.#start(build);
    this.#rendered = { by, thread, markups: this.#renderAll(thread), withData: new WeakMap() };
    return this.#rendered;
  }

  async #start(build: string): Promise<RenderThread | null> {
    try {
      const renderer = path.join(this.shellDir, `page-renderer.${build}.mjs`);
      await access(renderer);
      return new RenderThread(pathToFileURL(renderer).href, this.app.config.contact);
    } catch (error) {
      this.#log(error);
      return null;
    }
  }

  /** Pages that are not prerendered still work, so a failure is logged once. */
  async #renderAll(starting: Promise<RenderThread | null>): Promise<Markups> {
    try {
      const thread = await starting;
      return thread === null ? none : Markups.parse(await thread.renderPages());
    } catch (error) {
      this.#log(error);
      return none;
    }
  }

  async #renderOrLog(
    { thread }: Rendered,
    data: { json: string },
    pathname: string,
  ): Promise<string | undefined> {
    const ready = await thread;
    if (ready === null) return undefined;
    try {
      return z.string().parse(await ready.renderPage(pathname, data.json));
    } catch (error) {
      this.#log(error);
      // the next page starts another thread
      if (ready.isEnded && this.#rendered?.thread === thread) this.#rendered = null;
      return undefined;
    }
  }

  #log(error: unknown): void {
    this.app.log.error({ err: error }, 'a public page could not be prerendered');
  }
}

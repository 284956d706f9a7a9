import { productName } from '@tayyib/shared/brand';
import { publicPages, unlistedPages } from '@tayyib/shared/public-pages';
import fp from 'fastify-plugin';

/** What the HTML of an address says before any script runs: for search engines, previews of links, and the status code. */
export interface PageHead {
  title: string;
  description: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  status: 200 | 404;
  /** The path that counts for search engines, where several addresses show this page. */
  path?: string;
  /** Where the page is instead, for good: a path. */
  movedTo?: string;
  /** Where a visitor reads instead what this page shows with an account: a path. */
  forVisitors?: string;
  /** The path of the picture that other sites show beside a link to it, of 1200 by 630 pixels. */
  picture?: string;
  /** What the page is, in the terms of schema.org. */
  structuredData?: object;
  preload?: PagePreload;
}

/** What a page is rendered with on the server, and starts from in the browser: a reply that is the same for everyone. */
export interface PagePreload {
  /** The path of its route in the shell: `/halal/:symbol`. */
  route: string;
  /** The reply as text, an object of its own for as long as it does not change. */
  data: { json: string };
}

/** The head of an address; null if this feature does not know it. */
type HeadReader = (address: URL) => Promise<PageHead | null>;

/** What a feature adds to the head of a page of the shell. */
type HeadCompleter = (address: URL) => Promise<Pick<PageHead, 'preload' | 'structuredData' | 'picture'>>;

declare module 'fastify' {
  interface FastifyInstance {
    pageHeads: {
      /** Adds pages of a feature. The last one added is called first. */
      add: (reader: HeadReader) => void;
      /** Completes the head of a page of the shell, by its path. */
      complete: (path: string, completer: HeadCompleter) => void;
      of: (address: URL) => Promise<PageHead>;
    };
  }
}

const aboutProduct = publicPages[0]?.description ?? '';

/** Addresses match in any case and with a slash at the end, as in the browser's router. */
export const pathKey = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

/** A page that exists, but shows little without an account. */
export const unlistedHead = (title: string, description = aboutProduct): PageHead => ({
  title: `${title} · ${productName}`,
  description,
  isListed: false,
  status: 200,
});

const notFound: PageHead = { ...unlistedHead('Page not found'), status: 404 };

const ownHeads = new Map<string, PageHead>([
  ...unlistedPages.map(({ path, title }): [string, PageHead] => [pathKey(path), unlistedHead(title)]),
  ...publicPages.map(({ path, title, description, sameAs = path }): [string, PageHead] => [
    pathKey(path),
    { ...unlistedHead(title, description), isListed: true, path: sameAs },
  ]),
]);

/** Lets features say what the pages at their addresses are called, and which of them exist. */
export const pageHeads = fp(
  async (app) => {
    const readers: HeadReader[] = [];
    const completers = new Map<string, HeadCompleter>();
    /** Without what it cannot be completed with: the page requests it itself. */
    const completed = async (own: PageHead, key: string, address: URL): Promise<PageHead> => {
      try {
        return { ...own, ...(await completers.get(key)?.(address)) };
      } catch (error) {
        app.log.warn({ err: error }, 'the head of a page could not be completed');
        return own;
      }
    };
    const read = async (address: URL): Promise<PageHead | null> => {
      const key = pathKey(address.pathname);
      const own = ownHeads.get(key);
      if (own) return completed(own, key, address);
      for (const reader of readers) {
        const head = await reader(address);
        if (head) return head;
      }
      return null;
    };
    app.decorate('pageHeads', {
      add: (reader) => {
        readers.unshift(reader);
      },
      complete: (path, completer) => {
        completers.set(pathKey(path), completer);
      },
      of: async (address) => {
        try {
          return (await read(address)) ?? notFound;
        } catch (error) {
          // the page says itself what fails; its head must not be the reason that it does not open
          app.log.warn({ err: error }, 'the head of a page could not be read');
          return unlistedHead('Stocks');
        }
      },
    });
  },
  { name: 'pageHeads' },
);

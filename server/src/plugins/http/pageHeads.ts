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
}

/** The head of an address; null if this feature does not know it. */
type HeadReader = (address: URL) => Promise<PageHead | null>;

declare module 'fastify' {
  interface FastifyInstance {
    pageHeads: {
      /** Adds pages of a feature. The last one added is called first. */
      add: (reader: HeadReader) => void;
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
  ...publicPages.map(({ path, title, description }): [string, PageHead] => [
    pathKey(path),
    { ...unlistedHead(title, description), isListed: true },
  ]),
]);

/** Lets features say what the pages at their addresses are called, and which of them exist. */
export const pageHeads = fp(
  async (app) => {
    const readers: HeadReader[] = [];
    const read = async (address: URL): Promise<PageHead | null> => {
      const own = ownHeads.get(pathKey(address.pathname));
      if (own) return own;
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

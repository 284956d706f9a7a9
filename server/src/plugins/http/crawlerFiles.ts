import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { listedPages } from './crawlers';

/** A page of a sitemap. */
export interface SitemapEntry {
  path: string;
  /** The day of its newest change. */
  changedOn?: string | null;
}

/** A file that programs read: a sitemap or a feed. */
export interface CrawlerFile {
  type: string;
  text: string;
}

/** The file at a path, with addresses of that origin; null where the reader has none. */
type FileReader = (path: string, origin: string) => Promise<CrawlerFile | null>;

declare module 'fastify' {
  interface FastifyInstance {
    crawlerFiles: {
      add: (reader: FileReader) => void;
      /** Adds a part of the sitemap: `/sitemap-<name>-1.xml`, and more where it has more pages than one file may have. */
      addSitemap: (name: string, read: () => Promise<readonly SitemapEntry[]>) => void;
      of: FileReader;
    };
  }
}

/** The most that one file of a sitemap may have, by its protocol; at some 150 bytes each, far below its 50 MB. */
const mostPerSitemap = 50_000;

const xmlType = 'application/xml; charset=utf-8';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const partPath = /^\/sitemap-(?<name>[a-z]+)-(?<part>[1-9]\d{0,3})\.xml$/;

/** Sitemaps, of which features have parts, and feeds of features. */
export const crawlerFiles = fp(
  async (app) => {
    const readers: FileReader[] = [];
    const sitemaps = new Map<string, () => Promise<readonly SitemapEntry[]>>([
      ['pages', async () => listedPages],
    ]);
    const indexOfSitemaps = async (origin: string): Promise<CrawlerFile> => {
      const parts = [...sitemaps].map(async ([name, read]) => {
        const files = Math.max(1, Math.ceil((await read()).length / mostPerSitemap));
        return Array.from({ length: files }, (_, at) => `/sitemap-${name}-${at + 1}.xml`);
      });
      const files = (await Promise.all(parts)).flat();
      const items = files.map((file) => `<sitemap>${locationOf(file, origin)}</sitemap>`);
      return { type: xmlType, text: xml('sitemapindex', items) };
    };
    const partOfSitemap = async (path: string, origin: string): Promise<CrawlerFile | null> => {
      const { name = '', part = '1' } = partPath.exec(path)?.groups ?? {};
      const entries = await sitemaps.get(name)?.();
      if (entries === undefined) return null;
      const from = (Number(part) - 1) * mostPerSitemap;
      const items = entries
        .slice(from, from + mostPerSitemap)
        .map((entry) => `<url>${locationOf(entry.path, origin)}${changed(entry)}</url>`);
      return items.length === 0 && from > 0 ? null : { type: xmlType, text: xml('urlset', items) };
    };
    app.decorate('crawlerFiles', {
      add: (reader) => void readers.push(reader),
      addSitemap: (name, read) => void sitemaps.set(name, read),
      of: async (path, origin) => {
        if (path === '/sitemap.xml') return indexOfSitemaps(origin);
        if (partPath.test(path)) return partOfSitemap(path, origin);
        for (const reader of readers) {
          const file = await reader(path, origin);
          if (file !== null) return file;
        }
        return null;
      },
    });
  },
  { name: 'crawlerFiles' },
);

export const sendCrawlerFile = (reply: FastifyReply, { type, text }: CrawlerFile): FastifyReply =>
  reply.header('cache-control', 'no-cache').type(type).send(text);

const locationOf = (path: string, origin: string): string =>
  `<loc>${escapedXml(new URL(path, origin).href)}</loc>`;

const changed = ({ changedOn }: SitemapEntry): string => (changedOn ? `<lastmod>${changedOn}</lastmod>` : '');

const xml = (root: string, items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${items.join('\n')}\n</${root}>\n`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Any text as the content of an element. */
export const escapedXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

import { publicPages } from '@tayyib/shared/public-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The public address of a request: by the setting, else as the client wrote it. */
export function addressOf({ server, protocol, host, url }: FastifyRequest): URL {
  const base = server.config.publicUrl ?? `${protocol}://${host}`;
  return URL.canParse(url, base) ? new URL(url, base) : new URL('/', base);
}

/** The address that counts for search engines: of a query, only the stock. */
export function canonical({ origin, pathname, searchParams }: URL): string {
  const isin = searchParams.get('isin');
  const address = new URL(pathname, origin);
  if (isin !== null) address.searchParams.set('isin', isin);
  return address.href;
}

/** The listed pages; one with two addresses is named once. */
export const listedPages = publicPages.filter(({ sameAs }) => sameAs === undefined);

/** The listed pages as items of a list, for who reads a page without its scripts. */
export const linksToPublicPages = listedPages
  .map(({ path, title }) => `<li><a href="${path}">${title.replaceAll('&', '&amp;')}</a></li>`)
  .join('');

/** What crawlers may visit, and where the list of pages is. */
export const sendRobots = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send(`User-agent: *\nDisallow: /api/\nSitemap: ${addressOf(request).origin}/sitemap.xml\n`);

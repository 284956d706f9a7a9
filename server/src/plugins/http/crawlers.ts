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

/** Every listed page once. */
export function sendSitemap(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { origin } = addressOf(request);
  const pages = publicPages.map(({ path }) => `<url><loc>${new URL(path, origin).href}</loc></url>`);
  return reply
    .header('cache-control', 'no-cache')
    .type('application/xml; charset=utf-8')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`,
    );
}

/** The listed pages as items of a list, for who reads a page without its scripts; one with two addresses is named once. */
export const linksToPublicPages = publicPages
  .filter(({ title }, at) => publicPages.findIndex((page) => page.title === title) === at)
  .map(({ path, title }) => `<li><a href="${path}">${title.replaceAll('&', '&amp;')}</a></li>`)
  .join('');

/** What crawlers may visit, and where the list of pages is. */
export const sendRobots = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send(`User-agent: *\nDisallow: /api/\nSitemap: ${addressOf(request).origin}/sitemap.xml\n`);

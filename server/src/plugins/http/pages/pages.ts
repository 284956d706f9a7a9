import { publicPages } from '@tayyib/shared/public-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, sessionCookie } from '../../session/sessionCookie';
import { addressOf } from '../crawlers';
import type { PageHead } from '../pageHeads';
import { ProblemError } from '../ProblemError';
import { PageRenderer } from './PageRenderer';
import { pageHtml } from './pageHtml';
import { SentPages } from './SentPages';
import { ShellFiles, type FirstFiles } from './ShellFiles';

/**
 * The browser runs only scripts with a known hash, from any source: a build that forgot one hash fails
 * closed. Browsers that do not support the header yet still check the hashes that are there.
 */
const everyScriptHasItsHash = 'blocked-destinations=(script)';

/** The public pages that are there to be filled in. */
const forms = new Set(publicPages.filter(({ isForm }) => isForm).map(({ path }) => path));

type SendPage = (
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Sends the page that renders every address, with the values that only this server and this response know filled in. */
export function pages(app: FastifyInstance, shellDir: string): SendPage {
  const renderer = new PageRenderer(shellDir, app);
  const shell = new ShellFiles(shellDir);
  const sent = new SentPages();
  app.addHook('onReady', async () => {
    const build = await shell.current();
    // beside the start: only an early visitor waits for it
    if (build !== null) void renderer.markupOf('/', build.html);
  });
  app.addHook('onClose', () => renderer.close());
  const markupOf = (
    pathname: string,
    { head: { preload }, address, html }: { head: PageHead; address: URL; html: string },
  ) =>
    preload === undefined
      ? renderer.markupOf(pathname, html)
      : renderer.markupWith(preload.data, address.pathname, html);

  return async (request, reply) => {
    const file = request.params['*'];
    const address = addressOf(request);
    const head = await app.pageHeads.of(address);
    const build = await shell.current();
    if (build === null) {
      throw new ProblemError(
        503,
        'not-built',
        'The pages have not been built yet. Start the product with npm start.',
      );
    }
    const { html, firstFiles } = build;
    const isDocument = opensDocument(request);
    const isForVisitor = isDocument && readCookie(request, sessionCookie) === undefined;
    const isForViewer = isDocument && request.viewer !== null;
    reply
      .header('cache-control', isForViewer ? 'private, no-cache' : 'no-cache')
      .header('vary', 'cookie, sec-fetch-dest, accept-encoding');
    if (head.movedTo !== undefined) return reply.redirect(head.movedTo, 301);
    if (isForVisitor && head.forVisitors !== undefined) return reply.redirect(head.forVisitors, 302);
    const own = firstFiles.pages[head.preload?.route ?? `/${file}`];
    const modules = isForViewer
      ? await partOfModules(request, reply, { pathname: address.pathname, slots: own?.slots ?? [] })
      : null;
    const markup = isForVisitor ? await markupOf(`/${file}`, { head, address, html }) : undefined;
    // what a query asks for is not in the markup
    const startsOnUse = markup !== undefined && address.search === '' && !forms.has(address.pathname);
    const links = isDocument ? linksOf(firstFiles, own, isForViewer, modules?.links ?? '') : '';
    const parts = {
      head,
      address,
      firstFiles: startsOnUse ? fetchedLater(links + firstFiles.entry) : links,
      registry: modules?.answer.json,
      markup,
      startsOnUse,
    };
    reply
      .code(head.status)
      .header('integrity-policy', everyScriptHasItsHash)
      .type('text/html; charset=utf-8');
    return sent.send(request, reply, pageHtml(html, app, parts));
  };
}

/**
 * Whether a request opens a document, as those of browsers say: the service worker stores one page for every address, so its page must not
 * be that of one address. Crawlers and old browsers say nothing.
 */
const opensDocument = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** A page of the app is for viewers; an address that is none of the shell's is the page of a module. */
function linksOf(
  { app }: FirstFiles,
  own: FirstFiles['pages'][string] | undefined,
  isForViewer: boolean,
  ofModules: string,
): string {
  if (own && !own.isInApp) return own.links;
  // a build that loads no modules names nothing for the app
  return isForViewer && app !== '' ? linkToSession + app + (own?.links ?? '') + ofModules : '';
}

/** Links with their scripts fetched when the browser has nothing else to do; style sheets stay. */
const fetchedLater = (links: string) => links.replaceAll('rel="preload"', 'rel="prefetch"');

/** Every page of a viewer begins with it. As `fetch` requests it, or the browser requests it again. */
const linkToSession = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/session">';

/** What the page needs of modules; null if it cannot be read: the page requests it itself. */
async function partOfModules(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { pathname: string; slots: readonly string[] },
) {
  try {
    return await request.server.moduleRegistry.partOfPage(request, reply, page);
  } catch (error) {
    request.log.warn({ err: error }, 'the modules of a page could not be read');
    return null;
  }
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readCookie, sessionCookie } from '../../session/sessionCookie';
import { addressOf } from '../crawlers';
import { ProblemError } from '../ProblemError';
import { PageRenderer } from './PageRenderer';
import { pageHtml } from './pageHtml';

/**
 * The browser runs only scripts with a known hash, from any source: a build that forgot one hash fails
 * closed. Browsers that do not support the header yet still check the hashes that are there.
 */
const everyScriptHasItsHash = 'blocked-destinations=(script)';

type SendPage = (
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Sends the page built for an address, else the one that renders every address, with the values that only
 * this server and this response know filled in.
 */
export function pages(app: FastifyInstance, shellDir: string): SendPage {
  const renderer = new PageRenderer(shellDir, app);
  app.addHook('onReady', async () => {
    const html = await readPage(shellDir, 'index.html');
    // beside the start: only an early visitor waits for it
    if (html !== null) void renderer.markupOf('/', html);
  });
  app.addHook('onClose', () => renderer.close());

  return async (request, reply) => {
    const file = request.params['*'];
    const address = addressOf(request);
    const head = await app.pageHeads.of(address);
    const html =
      (await readPage(shellDir, path.join(file, 'index.html'))) ?? (await readPage(shellDir, 'index.html'));
    if (html === null) {
      throw new ProblemError(
        503,
        'not-built',
        'The pages have not been built yet. Start the product with npm start.',
      );
    }
    const isDocument = opensDocument(request);
    const isForVisitor = isDocument && readCookie(request, sessionCookie) === undefined;
    const parts = {
      head,
      address,
      firstFiles: isDocument ? await firstFilesOf(`/${file}`, shellDir) : '',
      markup: isForVisitor ? await renderer.markupOf(`/${file}`, html) : undefined,
    };
    return reply
      .code(head.status)
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, sec-fetch-dest')
      .header('integrity-policy', everyScriptHasItsHash)
      .type('text/html; charset=utf-8')
      .send(pageHtml(html, reply, parts));
  };
}

/**
 * Whether a request opens a document, as those of browsers say: the service worker stores one page for every address, so its page must not
 * be that of one address. Crawlers and old browsers say nothing.
 */
const opensDocument = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

async function readPage(shellDir: string, file: string): Promise<string | null> {
  const full = path.join(shellDir, file);
  if (!full.startsWith(shellDir + path.sep)) return null;
  try {
    return await readFile(full, 'utf8');
  } catch {
    return null;
  }
}

const linksByPath = z.record(z.string(), z.string());

/** The `<link>` elements for the files of one page of the shell, from its build. Empty for other pages. */
async function firstFilesOf(pathname: string, shellDir: string): Promise<string> {
  const written = await readFile(path.join(shellDir, 'first-files.json'), 'utf8').catch(() => '{}');
  return linksByPath.parse(JSON.parse(written))[pathname] ?? '';
}

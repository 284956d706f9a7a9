import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config';
import { addressOf, canonical, linksToPublicPages, sendRobots, sendSitemap } from './crawlers';
import { firstFilesOf } from './firstFiles';
import { ProblemError } from './ProblemError';

/** A content hash in a file's name means that another content has another name. */
const hashedName = /[.-][\da-f]{8,}\.\w+/;
const oneYearSeconds = 31_536_000;

/** Paths that never answer with a page. */
const apiPaths = /^\/(api|modules|socket\.io|peer)(\/|$)/;

/** Pages that a link opens to anyone who has it: no search engine may list them. */
const unlistedPages: readonly string[] = ['shared-watchlist'];

/** Serves the built shell. Any address that a user opens and no route handles is one of its pages. */
export const staticFiles = fp<{ config: Config }>(
  async (app, { config: { distDir, isProduction, hasOfflinePages } }) => {
    const shellDir = path.join(distDir, 'shell');
    await app.register(fastifyStatic, {
      serve: false,
      root: distDir,
      suppressWarning: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const caching = hashedName.test(path.basename(file))
          ? `max-age=${oneYearSeconds}, immutable`
          : 'no-cache';
        reply.header('cache-control', `public, ${caching}`);
      },
    });

    app.get<{ Params: { '*': string } }>(
      '/*',
      { schema: { hide: true }, config: { access: 'public' } },
      async (request, reply) => {
        const file = request.params['*'];
        if (apiPaths.test(`/${file}`)) return reply.callNotFound();
        // they contain the whole source; where they are needed, they are read from the disk
        if (isProduction && file.endsWith('.map')) return reply.callNotFound();
        if (file === 'sitemap.xml') return sendSitemap(request, reply);
        if (file === 'robots.txt') return sendRobots(request, reply);
        if (file === 'service-worker.js') {
          reply.isWorker = true;
          return reply.sendFile(hasOfflinePages ? file : 'service-worker-off.js', shellDir);
        }
        const isAsset = path.extname(file) !== '' && !file.endsWith('.html');
        if (unlistedPages.includes(file)) reply.header('x-robots-tag', 'noindex');
        return isAsset
          ? reply.sendFile(file, shellDir)
          : sendPage(reply, shellDir, {
              file,
              address: addressOf(request),
              firstFiles: await firstFilesOf(request, shellDir, file),
            });
      },
    );
    app.setNotFoundHandler(() => {
      throw new ProblemError(404, 'not-found', 'There is nothing at this address.');
    });
  },
  { name: 'staticFiles', dependencies: ['accessPolicy', 'pageHeads', 'registrySigner', 'securityHeaders'] },
);

/**
 * The browser runs only scripts with a known hash, from any source: a build that forgot one hash fails
 * closed. Browsers that do not support the header yet still check the hashes that are there.
 */
const everyScriptHasItsHash = 'blocked-destinations=(script)';

interface SentPage {
  /** The path of the address, without its first slash. */
  file: string;
  address: URL;
  /** The links of `firstFilesOf`. */
  firstFiles: string;
}

/**
 * Sends the page built for an address, else the one that renders every address, with the values that only
 * this server and this response know filled in.
 */
async function sendPage(
  reply: FastifyReply,
  shellDir: string,
  { file, address, firstFiles }: SentPage,
): Promise<FastifyReply> {
  const { server } = reply;
  const head = await server.pageHeads.of(address);
  const html =
    (await readPage(shellDir, path.join(file, 'index.html'))) ?? (await readPage(shellDir, 'index.html'));
  if (html === null) {
    throw new ProblemError(
      503,
      'not-built',
      'The pages have not been built yet. Start the product with npm start.',
    );
  }
  return reply
    .code(head.status)
    .header('cache-control', 'no-cache')
    .header('integrity-policy', everyScriptHasItsHash)
    .type('text/html; charset=utf-8')
    .send(
      html
        .replaceAll('__CSP_NONCE__', reply.styleNonce)
        .replaceAll('__MODULE_KEYS__', inAttribute(server.registrySigner.publicKeys))
        .replaceAll('__CONTACT__', inUrl(JSON.stringify(server.config.contact)))
        .replaceAll('__MODULE_ORIGINS__', inAttribute(server.config.modules.origins.join(' ')))
        .replaceAll('__OFFLINE_PAGES__', server.config.hasOfflinePages ? 'on' : 'off')
        .replaceAll('__TITLE__', () => escaped(head.title))
        .replaceAll('__DESCRIPTION__', () => escaped(head.description))
        .replaceAll('__ROBOTS__', head.isListed ? 'index' : 'noindex')
        .replaceAll('__ADDRESS__', () => escaped(canonical(address)))
        .replaceAll('__PUBLIC_PAGES__', linksToPublicPages)
        .replaceAll('__FIRST_FILES__', firstFiles),
    );
}

/** A list as the value of an attribute, also of one that the build left without quotes to save bytes. */
const inAttribute = (list: string) => list.replaceAll(' ', '&#32;');

/** Any text as the value of an attribute or of an element. */
const escaped = (text: string) =>
  text.replaceAll(/[\s&<>"'`=]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Without quotes of any kind, which would end an attribute. */
const inUrl = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');

async function readPage(shellDir: string, file: string): Promise<string | null> {
  const full = path.join(shellDir, file);
  if (!full.startsWith(shellDir + path.sep)) return null;
  try {
    return await readFile(full, 'utf8');
  } catch {
    return null;
  }
}

import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config';
import { addressOf, sendRobots } from './crawlers';
import { pages } from './pages/pages';
import { ProblemError } from './ProblemError';
import { sendCrawlerFile } from './crawlerFiles';

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
    const sendPage = pages(app, shellDir);
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
        const forCrawlers = await app.crawlerFiles.of(`/${file}`, addressOf(request).origin);
        if (forCrawlers !== null) return sendCrawlerFile(reply, forCrawlers);
        if (file === 'robots.txt') return sendRobots(request, reply);
        if (file === 'service-worker.js') {
          reply.isWorker = true;
          return reply.sendFile(hasOfflinePages ? file : 'service-worker-off.js', shellDir);
        }
        const isAsset = path.extname(file) !== '' && !file.endsWith('.html');
        if (unlistedPages.includes(file)) reply.header('x-robots-tag', 'noindex');
        return isAsset ? reply.sendFile(file, shellDir) : sendPage(request, reply);
      },
    );
    app.setNotFoundHandler(() => {
      throw new ProblemError(404, 'not-found', 'There is nothing at this address.');
    });
  },
  {
    name: 'staticFiles',
    dependencies: [
      'accessPolicy',
      'crawlerFiles',
      'moduleRegistry',
      'pageHeads',
      'registrySigner',
      'securityHeaders',
    ],
  },
);

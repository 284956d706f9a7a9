import helmet from '@fastify/helmet';
import Fastify, { type FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config';
import { createNonces } from '../../lib/nonces';

declare module 'fastify' {
  interface FastifyReply {
    /** The nonce of styles created in the browser; new in every response. */
    styleNonce: string;
    /** Whether this is the script of a worker, which is restricted by its own headers, not by those of a page. */
    isWorker: boolean;
  }
}

/** The policy of replies other than HTML pages: opened as a page, they load and run nothing, and no page can embed them. */
const allowsNothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of helmet that matter to browsers only on HTML pages and worker scripts. On small replies they would be half of the bytes. */
const ofPagesOnly: ReadonlySet<string> = new Set([
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]);

/**
 * Headers that restrict a page to our own origin, and to those whose modules are allow-listed. Scripts come
 * from files only: nothing inline, nothing evaluated. Other replies have the strictest policy, which is a short one.
 */
export const securityHeaders = fp<{ config: Config }>(
  async (app, { config }) => {
    const helmets = Object.entries(await headersOfHelmet(config));
    const ofAll = {
      ...Object.fromEntries(helmets.filter(([name]) => !ofPagesOnly.has(name))),
      'content-security-policy': allowsNothing,
    };
    const ofPages = {
      ...Object.fromEntries(helmets.filter(([name]) => ofPagesOnly.has(name))),
      'permissions-policy':
        'camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), geolocation=(), payment=()',
    };
    const policy = createPolicy(config.modules.origins);
    const nextNonce = createNonces();
    app.decorateReply('styleNonce', '');
    app.decorateReply('isWorker', false);
    app.addHook('onRequest', (_request, reply, done) => {
      reply.styleNonce = nextNonce();
      reply.headers(ofAll);
      done();
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      if (reply.isWorker || isPage(reply)) {
        reply.headers(ofPages);
        // a page of a payment has a policy of its own
        if (reply.getHeader('content-security-policy') === allowsNothing)
          reply.header(
            'content-security-policy',
            policy(reply.styleNonce, config.publicUrl?.host ?? request.host),
          );
      }
      done(null, payload);
    });
  },
  { name: 'securityHeaders' },
);

const isPage = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/html');

/** What helmet adds to a response. It is the same for all of them, and helmet would compute it for each. */
async function headersOfHelmet({ publicUrl }: Config): Promise<Record<string, string>> {
  const blank = Fastify();
  await blank.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: publicUrl?.protocol === 'https:' && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
  });
  let headers: Record<string, string> = {};
  blank.get('/', async (_request, { raw }) => {
    headers = Object.fromEntries(raw.getHeaderNames().map((name) => [name, String(raw.getHeader(name))]));
    return '';
  });
  await blank.inject('/');
  await blank.close();
  return headers;
}

/** Returns the content security policy of a response by its nonce and the requested host. */
function createPolicy(moduleOrigins: readonly string[]): (styleNonce: string, host: string) => string {
  const modules = moduleOrigins.map((origin) => ` ${origin}`).join('');
  const before = [
    "default-src 'self'",
    `script-src 'self'${modules}`,
    // antd writes its styles into <style nonce="…"> elements at run time.
    "style-src 'self' 'nonce-",
  ].join('; ');
  const after = [
    `img-src 'self' data:${modules}`,
    `font-src 'self'${modules}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    'report-uri /api/csp-reports',
  ].join('; ');
  return (styleNonce, host) =>
    `${before}${styleNonce}'${modules}; connect-src 'self'${socketsOf(host)}${modules}; ${after}`;
}

/**
 * Older Safari does not treat a socket to the page's own host as 'self'. The host comes from the client, so it is validated.
 */
const socketsOf = (host: string) =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? ` ws://${host} wss://${host}` : '';

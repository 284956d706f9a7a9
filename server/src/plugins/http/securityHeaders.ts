import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config';
import { createNonces } from '../../lib/nonces';

declare module 'fastify' {
  interface FastifyReply {
    /** The nonce of styles created in the browser; new in every response. */
    styleNonce: string;
  }
}

/**
 * Headers that restrict a page to our own origin, and to those whose modules are allow-listed. Scripts come
 * from files only: nothing inline, nothing evaluated.
 */
export const securityHeaders = fp<{ config: Config }>(
  async (app, { config }) => {
    const constant = {
      ...(await headersOfHelmet(config)),
      'permissions-policy':
        'camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), geolocation=(), payment=()',
    };
    const policy = createPolicy(config.modules.origins);
    const nextNonce = createNonces();
    app.decorateReply('styleNonce', '');
    app.addHook('onRequest', (request, reply, done) => {
      reply.styleNonce = nextNonce();
      reply.headers(constant);
      reply.header(
        'content-security-policy',
        policy(reply.styleNonce, config.publicUrl?.host ?? request.host),
      );
      done();
    });
  },
  { name: 'securityHeaders' },
);

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

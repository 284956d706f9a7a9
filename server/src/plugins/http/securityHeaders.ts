import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config';

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
    await app.register(helmet, {
      contentSecurityPolicy: false,
      frameguard: { action: 'deny' },
      strictTransportSecurity: config.publicUrl?.protocol === 'https:' && {
        maxAge: 31_536_000,
        includeSubDomains: true,
      },
    });
    app.decorateReply('styleNonce', '');
    app.addHook('onRequest', async (request, reply) => {
      reply.styleNonce = randomBytes(16).toString('base64');
      reply.header(
        'content-security-policy',
        contentSecurityPolicy(
          reply.styleNonce,
          config.publicUrl?.host ?? request.host,
          config.modules.origins,
        ),
      );
      reply.header(
        'permissions-policy',
        'camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), geolocation=(), payment=()',
      );
    });
  },
  { name: 'securityHeaders' },
);

function contentSecurityPolicy(styleNonce: string, host: string, moduleOrigins: readonly string[]): string {
  // Older Safari does not treat a socket to the page's own host as 'self'. The host comes from the client, so
  // it is validated.
  const sockets = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? ` ws://${host} wss://${host}` : '';
  const modules = moduleOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${modules}`,
    // antd writes its styles into <style nonce="…"> elements at run time.
    `style-src 'self' 'nonce-${styleNonce}'${modules}`,
    `connect-src 'self'${sockets}${modules}`,
    `img-src 'self' data:${modules}`,
    `font-src 'self'${modules}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    'report-uri /api/csp-reports',
  ].join('; ');
}

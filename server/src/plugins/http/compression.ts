import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** A text as it was compressed for the first client that accepted it. */
export interface CompressedForms {
  brotli?: Buffer;
  gzip?: Buffer;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Where the compressed forms of this reply are cached, if many clients get the same one; else it is compressed each time. */
    compressedForms: CompressedForms | null;
  }
}

/** Shorter replies fit into one packet anyway. */
const leastBytes = 1024;
/** Of 11. The 55 kB of a stock page become 4.7 kB, in a fifth of a millisecond; higher ones save little more. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Compresses replies for clients that accept it; files that were compressed when they were built pass as they are. Requests are
 * not decompressed: a few kilobytes could become gigabytes.
 */
export const compression = fp(
  async (app) => {
    app.decorateReply('compressedForms', null);
    app.addHook('onSend', (request, reply, payload, done) => {
      const forms = reply.compressedForms;
      if (forms === null || typeof payload !== 'string' || Buffer.byteLength(payload) < leastBytes)
        return done(null, payload);
      reply.header('vary', 'accept-encoding');
      if (accepts(request, 'br')) {
        reply.header('content-encoding', 'br');
        return done(null, (forms.brotli ??= brotliCompressSync(payload, brotliOptions)));
      }
      if (!accepts(request, 'gzip')) return done(null, payload);
      reply.header('content-encoding', 'gzip');
      done(null, (forms.gzip ??= gzipSync(payload)));
    });
    await app.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: leastBytes,
      brotliOptions,
      globalDecompression: false,
    });
  },
  { name: 'compression' },
);

/** Whether a client names an encoding without a preference among them, as browsers do. */
export const accepts = ({ headers }: FastifyRequest, wanted: 'br' | 'gzip'): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((encoding) => encoding.trim() === wanted);

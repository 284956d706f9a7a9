import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { accepts } from '../compression';
import { GappedPage } from './GappedPage';

const maxBytes = 32 * 1024 * 1024;

/**
 * The pages that were sent last, compressed. A page is found by its whole text without the nonce of the response: so nothing outlives a
 * change, and nobody gets a page that differs from the one that was made for them.
 */
export class SentPages {
  readonly #pages = new LRUCache<string, GappedPage>({
    maxSize: maxBytes,
    // the text is the key as well
    sizeCalculation: (page, text) => page.bytes + text.length,
  });

  /** @param parts of its HTML: the nonce of the response goes between them */
  send(request: FastifyRequest, reply: FastifyReply, parts: readonly string[]): FastifyReply {
    const { styleNonce } = reply;
    const [start, end] = parts;
    if (parts.length !== 2 || start === undefined || end === undefined || !accepts(request, 'gzip'))
      return reply.send(parts.join(styleNonce));
    const page = this.#pageOf(start, end, styleNonce.length);
    return reply.header('content-encoding', 'gzip').send(page.gzip(styleNonce));
  }

  #pageOf(start: string, end: string, gapBytes: number): GappedPage {
    // of the two parts, a text has only one such pair: no page contains this character
    const text = `${start}\0${end}`;
    const known = this.#pages.get(text);
    if (known) return known;
    const page = new GappedPage(start, end, gapBytes);
    this.#pages.set(text, page);
    return page;
  }
}

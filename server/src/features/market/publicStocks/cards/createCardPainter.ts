import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { writeCardFonts, type CardFonts } from './cardFonts';
import { drawCard, type Card } from './drawCard';

/** A card is about 25 kB, so some 600 are kept. */
const maxKeptBytes = 16 * 1024 * 1024;
/** Drawing takes threads that other pictures, files and name lookups need too. */
const maxDrawnAtOnce = 2;

/** Draws cards, each content once while it is kept. */
export interface CardPainter {
  /** A card as PNG. */
  paint: (card: Card) => Promise<Buffer>;
}

/** A painter that writes its fonts when the first card is drawn. */
export function createCardPainter(): CardPainter {
  let written: Promise<CardFonts> | null = null;
  const atOnce = pLimit(maxDrawnAtOnce);
  const kept = new LRUCache<string, Buffer, Card>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    // concurrent requests for one card share its drawing
    fetchMethod: (_key, _old, { context }) =>
      atOnce(async () => {
        written ??= writeCardFonts().catch((error: unknown) => {
          // the next card tries again
          written = null;
          throw error;
        });
        return drawCard(context, await written);
      }),
  });
  return {
    paint: (card) => kept.forceFetch(JSON.stringify(card), { context: card }),
  };
}

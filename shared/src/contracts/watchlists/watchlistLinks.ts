import { z } from 'zod';
import { StandardId } from '../verdicts/verdicts';
import { SharedStock } from './watchedStocks';

/** The secret of a link: 32 random bytes as base64url. */
export const LinkSecret = z.string().regex(/^[\w-]{43}$/);

/** It is in this reply only: the server stores its hash. */
export const WatchlistLinkReply = z.object({ success: z.literal(true), secret: LinkSecret });
export type WatchlistLinkReply = z.infer<typeof WatchlistLinkReply>;

/** In a body rather than an address, which logs and histories keep. */
export const SharedWatchlistBody = z.object({ secret: z.string().max(100) });
export type SharedWatchlistBody = z.infer<typeof SharedWatchlistBody>;

/** A shared list: nothing about its owner, and none of their remarks. */
export const SharedWatchlist = z.object({
  title: z.string(),
  standard: StandardId,
  stocks: z.array(SharedStock),
});
export type SharedWatchlist = z.infer<typeof SharedWatchlist>;

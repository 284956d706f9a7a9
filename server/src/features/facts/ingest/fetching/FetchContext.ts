import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { productName } from '@tayyib/shared/brand';
import type { Database } from '../../../../database/client';
import type { DownloadLimits } from './download';

/** What fetching needs of its surroundings. */
export interface FetchContext {
  db: Database;
  pool: pg.Pool;
  now: () => Date;
  /** 0 to 1. */
  random: () => number;
  /** Asked instead of the publishers. */
  mirror: URL | undefined;
  /** Says who asks, and where to complain. */
  userAgent: string;
  limits?: DownloadLimits;
  /** Aborts when the server stops: what is under way is given up as if it had not begun. */
  ending?: AbortSignal;
}

export function fetchContextOf({ db, store, clock, config }: FastifyInstance): FetchContext {
  const contact = config.publicUrl === undefined ? '' : ` (+${config.publicUrl.href})`;
  return {
    db,
    pool: store.pool,
    now: () => clock.now(),
    random: Math.random,
    mirror: config.feeds.mirror,
    userAgent: `${productName}-feeds/1.0${contact}`,
  };
}

import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { productName } from '@tayyib/shared/brand';
import type { Database } from '../../../../database/client';
import type { DownloadLimits } from './download';

/** The dependencies of fetching. */
export interface FetchContext {
  db: Database;
  pool: pg.Pool;
  now: () => Date;
  /** 0 to 1. */
  random: () => number;
  /** Requested instead of the publishers. */
  mirror: URL | undefined;
  /** Identifies the client and a contact for complaints. */
  userAgent: string;
  limits?: DownloadLimits;
  /** Aborts when the server stops: work in progress is rolled back. */
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

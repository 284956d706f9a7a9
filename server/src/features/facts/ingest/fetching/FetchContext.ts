import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { productName } from '@tayyib/shared/brand';
import type { Config } from '../../../../config/config';
import type { Database } from '../../../../database/client';
import type { FileReader } from '../thread/FileReader';
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
  /** Whether requests to the exchanges are spaced. A mirror of our own need not be. */
  isSpaced: boolean;
  /** Requests a day to each host of the exchanges. */
  quotaPerDay: number;
  /** Waits before a request; real time by default. */
  pause?: (ms: number, ending?: AbortSignal) => Promise<void>;
  /** Reads files beside the event loop; a command, which serves no requests, reads them itself. */
  reader?: FileReader;
  /** Aborts when the server stops: work in progress is rolled back. */
  ending?: AbortSignal;
}

/** Far above a busy day of results, and far below what their spacing would allow. */
const defaultQuotaPerDay = 10_000;

export function fetchContextOf({ db, store, clock, config, fileReader }: FastifyInstance): FetchContext {
  return { ...contextOf(config, db, store.pool), now: () => clock.now(), reader: fileReader };
}

/** The same for a command, which has no server. */
export function contextOf(config: Config, db: Database, pool: pg.Pool): FetchContext {
  const contact = config.publicUrl === undefined ? '' : ` (+${config.publicUrl.href})`;
  return {
    db,
    pool,
    now: () => new Date(),
    random: Math.random,
    mirror: config.feeds.mirror,
    isSpaced: config.feeds.isSpaced ?? config.feeds.mirror === undefined,
    quotaPerDay: config.feeds.quotaPerDay ?? defaultQuotaPerDay,
    userAgent: `${productName}-feeds/1.0${contact}`,
  };
}

import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { PreparedReply } from '../../../../plugins/http/preparedReply';
import { prepareReply } from '../../../../plugins/http/preparedReply';
import type { CheckedState } from '../createMarket';
import { memoizePerSnapshot } from '../memoizePerSnapshot';

interface Options<Schema extends z.ZodType> {
  schema: Schema;
  /** How many replies of one snapshot are stored: those that are requested most. */
  max: number;
}

/**
 * Replies that depend on nothing but the market and their key. Reading and serializing one costs milliseconds of CPU, so each is
 * cached for as long as the market does not change. While a large write is being applied to the snapshot, replies are read from the
 * database, which is ahead of it. Failures, such as of an unknown stock, are not cached.
 */
export function createPreparedReplies<Schema extends z.ZodType>({ schema, max }: Options<Schema>) {
  type Prepared = PreparedReply<z.output<Schema>>;
  const repliesOf = memoizePerSnapshot(() => new LRUCache<string, Promise<Prepared>>({ max }));
  const prepare = async (read: () => Promise<z.output<Schema>>): Promise<Prepared> =>
    prepareReply(schema, await read());
  return (
    { snapshot, isComplete }: CheckedState,
    key: string,
    read: () => Promise<z.output<Schema>>,
  ): Promise<Prepared> => {
    if (!isComplete) return prepare(read);
    const replies = repliesOf(snapshot);
    const cached = replies.get(key);
    if (cached) return cached;
    const prepared = prepare(read);
    replies.set(key, prepared);
    prepared.catch(() => replies.delete(key));
    return prepared;
  };
}

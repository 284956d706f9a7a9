import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { CompressedForms } from '../../../../plugins/http/compression';
import { versionOf } from '../../../../lib/hashes';
import type { CheckedState } from '../createMarket';
import { memoizePerSnapshot } from '../memoizePerSnapshot';

/** A reply in the form in which it is sent. */
export interface PreparedReply<Content> extends CompressedForms {
  content: Content;
  json: string;
  /** Of exactly this content. */
  version: string;
}

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

/** Serializes a reply once, for everyone who gets it. */
export function prepareReply<Schema extends z.ZodType>(
  schema: Schema,
  content: z.output<Schema>,
): PreparedReply<z.output<Schema>> {
  const json = JSON.stringify(z.encode(schema, content));
  return { content, json, version: versionOf(json) };
}

/** Sends the text as it is, compressed once for everybody. @returns the content, which the types of a route expect */
export function sendPrepared<Content>(reply: FastifyReply, prepared: PreparedReply<Content>): Content {
  const { content, json } = prepared;
  reply.compressedForms = prepared;
  reply.type('application/json; charset=utf-8').serializer(() => json);
  return content;
}

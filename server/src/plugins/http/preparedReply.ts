import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { versionOf } from '../../lib/hashes';
import type { CompressedForms } from './compression';

/** A reply in the form in which it is sent. */
export interface PreparedReply<Content> extends CompressedForms {
  content: Content;
  json: string;
  /** Of exactly this content. */
  version: string;
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

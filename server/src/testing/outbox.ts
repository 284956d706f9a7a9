import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { messages } from '../database/schema/platform/messageTables';

/** The newest message to that user in the outbox. */
export async function lastMessageTo(app: FastifyInstance, recipient: string): Promise<string> {
  const [last] = await app.db
    .select({ body: messages.body })
    .from(messages)
    .where(and(eq(messages.recipient, recipient), eq(messages.status, 'kept')))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return last?.body ?? '';
}

export async function messagesTo(app: FastifyInstance, recipient: string): Promise<number> {
  return app.db.$count(messages, eq(messages.recipient, recipient));
}

/** The six digits of the newest message to that user. */
export async function lastCodeTo(app: FastifyInstance, recipient: string): Promise<string> {
  return /\b\d{6}\b/.exec(await lastMessageTo(app, recipient))?.[0] ?? 'no code';
}

/** The fragment of the link in the newest message to that user. */
export async function lastTokenTo(app: FastifyInstance, recipient: string): Promise<string> {
  return /#([\w-]+)$/m.exec(await lastMessageTo(app, recipient))?.[1] ?? 'no token';
}

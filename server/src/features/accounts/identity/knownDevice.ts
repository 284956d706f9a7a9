import { and, eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { users } from '../../../database/schema/accounts/identityTables';
import { devices } from '../../../database/schema/accounts/sessionsTables';
import { deviceCookie, readCookie } from '../../../plugins/session/sessionCookie';

/**
 * The device of a browser that has signed in to that account before; null for every other. Its attempts and messages are
 * counted apart, so that strangers cannot use up those of the owner (OWASP: device cookies). The id is random and known to
 * that browser and account only; a copy of it gains a few attempts of its own.
 * @param target an email in lower case, or a phone number
 */
export async function knownDevice(
  { db }: Pick<FastifyInstance, 'db'>,
  request: FastifyRequest,
  target: string,
): Promise<string | null> {
  const { data: id } = z.uuid().safeParse(request.viewer?.deviceId ?? readCookie(request, deviceCookie));
  if (id === undefined) return null;
  const [known] = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(eq(devices.id, id), or(eq(sql`lower(${users.email})`, target), eq(users.phone, target))))
    .limit(1);
  return known?.id ?? null;
}

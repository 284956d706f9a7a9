import { randomUUID } from 'node:crypto';
import { ConsultationState } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { consultations, consultationSlots } from '../../server/src/database/schema/consultationTables';
import type { TestSocket } from '../../server/src/testing';
import { connectSocket, signedIn, userIdOf } from '../../server/src/testing';

const minuteMs = 60_000;

/** A consultation that begins in a moment, of Rafi with Adil. */
async function put(app: FastifyInstance): Promise<string> {
  const [userId, advisorId] = [await userIdOf(app, 'rafi'), await userIdOf(app, 'adil')];
  const now = app.clock.now();
  const [id, startsAt] = [randomUUID(), new Date(now.getTime() + minuteMs)];
  await app.db.delete(consultationSlots);
  await app.db.insert(consultationSlots).values({ id, advisorId, startsAt, minutes: 30 });
  const question = 'May I?';
  await app.db
    .insert(consultations)
    .values({ id, slotId: id, userId, status: 'booked', question, bookedAt: now });
  return id;
}

/** What the server says of consultations. They are Rafi's, so it is his connection that hears it. */
export const consultationServerEvents = (app: () => FastifyInstance, others: TestSocket[]) => {
  const rafi = async () => {
    const socket = await connectSocket(app(), 'rafi');
    others.push(socket);
    return socket;
  };
  return {
    'consultation:room': {
      payload: z.tuple([ConsultationState]),
      listener: rafi,
      provoke: async ({ socket }: { socket: TestSocket }) => {
        const id = await put(app());
        await socket.emitWithAck('register-new-user', { username: 'Rafi' });
        await socket.emitWithAck('consultation-enter', { id });
      },
    },
    'consultations:changed': {
      payload: z.tuple([]),
      listener: rafi,
      provoke: async () => {
        const url = `/api/consultations/${await put(app())}/cancel`;
        await app().inject({ method: 'POST', url, headers: await signedIn(app(), 'rafi') });
      },
    },
  };
};

const inRoom = () => ({ id: randomUUID() });

/** What browsers say in the waiting room, asked for real. */
export const consultationClientEvents = {
  'consultation-enter': (socket: TestSocket) => socket.emitWithAck('consultation-enter', inRoom()),
  'consultation-leave': (socket: TestSocket) => socket.emitWithAck('consultation-leave', inRoom()),
  'consultation-sheet': (socket: TestSocket) =>
    socket.emitWithAck('consultation-sheet', { ...inRoom(), isin: null }),
};

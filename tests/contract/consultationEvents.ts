import { randomUUID } from 'node:crypto';
import { ConsultationState } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  consultations,
  consultationSlots,
} from '../../server/src/database/schema/community/consultationTables';
import type { TestSocket } from '../../server/src/testing';
import { connectSocket, signedIn, userIdOf } from '../../server/src/testing';

const minuteMs = 60_000;

/** Inserts a consultation of Rafi with Adil that is about to start. */
async function put(app: FastifyInstance): Promise<string> {
  const userId = await userIdOf(app, 'rafi');
  const advisorId = await userIdOf(app, 'adil');
  const now = app.clock.now();
  const id = randomUUID();
  const startsAt = new Date(now.getTime() + minuteMs);
  await app.db.delete(consultationSlots);
  await app.db.insert(consultationSlots).values({ id, advisorId, startsAt, minutes: 30 });
  const question = 'May I?';
  await app.db
    .insert(consultations)
    .values({ id, slotId: id, userId, status: 'booked', question, bookedAt: now });
  return id;
}

/** The server's consultation events. The consultations are Rafi's, so his socket receives them. */
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
      trigger: async ({ socket }: { socket: TestSocket }) => {
        const id = await put(app());
        await socket.emitWithAck('register-new-user', { username: 'Rafi' });
        await socket.emitWithAck('consultation-enter', { id });
      },
    },
    'consultations:changed': {
      payload: z.tuple([]),
      listener: rafi,
      trigger: async () => {
        const url = `/api/consultations/${await put(app())}/cancel`;
        await app().inject({ method: 'POST', url, headers: await signedIn(app(), 'rafi') });
      },
    },
  };
};

const inRoom = () => ({ id: randomUUID() });

/** The client events of the waiting room, sent over a real socket. */
export const consultationClientEvents = {
  'consultation-enter': (socket: TestSocket) => socket.emitWithAck('consultation-enter', inRoom()),
  'consultation-leave': (socket: TestSocket) => socket.emitWithAck('consultation-leave', inRoom()),
  'consultation-sheet': (socket: TestSocket) =>
    socket.emitWithAck('consultation-sheet', { ...inRoom(), isin: null }),
  'consultation-sheet-close': (socket: TestSocket) =>
    socket.emitWithAck('consultation-sheet-close', { ...inRoom(), isin: 'INE002A01018' }),
  'consultation-point': (socket: TestSocket) =>
    socket.emitWithAck('consultation-point', { ...inRoom(), at: null }),
};

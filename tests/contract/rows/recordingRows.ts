import { randomUUID } from 'node:crypto';
import { DeskRecordingsReply, RecordingPartReply, RecordingStarted } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordingsApi } from '../../../mfe-calls/src/api/recordingsApi';
import { learningDeskApi } from '../../../mfe-staff/src/api/learningDeskApi';
import { groupRooms } from '../../../server/src/database/schema/community/groupTables';
import { learningEvents } from '../../../server/src/database/schema/community/learningTables';
import { openRoom } from '../../../server/src/features/community/calls/group/rules/openRoom';
import { userIdOf } from '../../../server/src/testing';
import type { Row } from './Row';

const calls = recordingsApi.endpoints;
const desk = learningDeskApi.endpoints;
const eventId = '00000000-0000-4000-8000-0000000000e7';
const roomId = '00000000-0000-4000-8000-0000000000a7';
let recording = '';

/** How a WebM file begins. */
const webm = new Blob([Buffer.from('1a45dfa39f4286810142f7810142f2810442f381', 'hex')], {
  type: 'audio/webm',
});

/** Inserts an event of the advisor Adil, who is in its room. */
export async function insertLiveEvent(app: FastifyInstance): Promise<void> {
  const userId = await userIdOf(app, 'adil');
  const at = app.clock.now();
  const title = 'Reading a balance sheet';
  await app.db.insert(learningEvents).values({
    id: eventId,
    kind: 'webinar',
    title,
    description: 'Line by line.',
    blocks: [],
    speaker: 'Adil Alim',
    startsAt: at,
    minutes: 60,
    seats: 2,
    audience: 'user',
    place: 'Live',
    hasRoom: true,
    roomId,
    announcer: userId,
    announcedAt: at,
  });
  const held = openRoom(
    { id: roomId, title, hasLobby: true, capacity: 4, banned: [], isPrivate: true, isOneToMany: true },
    { userId, username: 'Adil', device: randomUUID(), participant: randomUUID(), peerId: randomUUID() },
  );
  await app.db
    .insert(groupRooms)
    .values({ id: roomId, openedBy: userId, title, isClosed: false, held, openedAt: at });
}

const row = (route: string, reply: z.ZodType, ask: Row['ask'], learn?: Row['learn']): Row => ({
  as: 'adil',
  route,
  reply,
  ask,
  ...(learn && { learn }),
});

/** The requests of a recording, in an order in which they work. */
export const recordingRows: Readonly<Record<string, Row>> = {
  startRecording: row(
    'POST /api/learn/rooms/:roomId/recordings',
    RecordingStarted,
    (send) => send(calls.startRecording.initiate({ roomId, type: 'audio/webm' })),
    (body) => {
      recording = RecordingStarted.parse(body).id;
      return {};
    },
  ),
  sendRecordingPart: row('PUT /api/learn/recordings/:id/parts/:part', RecordingPartReply, (send) =>
    send(calls.sendRecordingPart.initiate({ id: recording, part: 0, seconds: 5, bytes: webm })),
  ),
  endRecordingsIn: row('DELETE /api/learn/rooms/:roomId/recordings', z.unknown(), (send) =>
    send(calls.endRecordingsIn.initiate(roomId)),
  ),
  endRecording: row('POST /api/learn/recordings/:id/end', z.unknown(), (send) =>
    send(calls.endRecording.initiate(recording)),
  ),
  getEventRecordings: row('GET /api/staff/learning/events/:id/recordings', DeskRecordingsReply, (send) =>
    send(desk.getEventRecordings.initiate(eventId)),
  ),
  publishRecording: row('PUT /api/staff/learning/recordings/:id', z.unknown(), (send) =>
    send(desk.publishRecording.initiate({ id: recording, isPublished: true })),
  ),
  deleteRecording: row('DELETE /api/staff/learning/recordings/:id', z.unknown(), (send) =>
    send(desk.deleteRecording.initiate(recording)),
  ),
};

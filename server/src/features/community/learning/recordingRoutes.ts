import { Readable } from 'node:stream';
import {
  DeskRecordingsReply,
  LearningEventParams,
  Problem,
  PublishRecordingBody,
  RecordedRoomParams,
  RecordingParams,
  RecordingPartParams,
  RecordingPartQuery,
  RecordingPartReply,
  RecordingStarted,
  StartRecordingBody,
} from '@tayyib/shared/contracts';
import { refusalOf } from '@tayyib/shared/access';
import { recordingPartMaxBytes } from '@tayyib/shared/limits';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import rangeParser from 'range-parser';
import { z } from 'zod';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { changeRecordings } from './changeRecordings';
import { deskWorkOf, type DeskWork } from './deskOf';
import { deskEvents, hasSeat } from './eventRepository';
import { noEventOfYours, noSuchRecording, notSound } from './learningProblems';
import { mayListen } from './mayListen';
import { bytesBetween, deskRecordings, findRecording, type RecordingRow } from './recordingRepository';

const tags = ['Learning'];
const params = RecordingParams;
const config = { access: 'teacher', rateLimit: httpLimits.learningDesk } as const;
const Sound = z.unknown().describe('The sound, as WebM or MP4.');

/** A reply holds no more of a recording than this, in bytes. Players ask for the rest. */
const maxReplyBytes = 1024 * 1024;

/** What `range-parser` returns for a range past the end of a file. */
const unsatisfiable = -1;

/** Recordings of events: made in a room, published on the desk, and heard. Each change of the desk is in the audit log. */
export const recordingRoutes: FastifyPluginAsyncZod = async (app) => {
  const recordings = changeRecordings(app);
  const workOf = (request: FastifyRequest): DeskWork => deskWorkOf(request, app.clock.now());

  /** A recording that the viewer may listen to: published, or of an event of their desk. */
  const audible = async (request: FastifyRequest, id: string): Promise<RecordingRow> => {
    const found = await findRecording(app.db, id);
    if (!found) throw noSuchRecording();
    const { recording, event } = found;
    const viewer = viewerOf(request);
    const { userId, isStaff } = workOf(request);
    const isOfDesk = event.announcer === userId && refusalOf('teacher', viewer) === null;
    if (isStaff || isOfDesk) return recording;
    const { audience } = event;
    const listens = { audience, hasSeat: await hasSeat(app.db, event.id, userId) };
    if (!recording.isPublished || !mayListen(listens, viewer)) throw noSuchRecording();
    return recording;
  };

  const soundOf = async function* (id: string, size: number): AsyncGenerator<Buffer> {
    for (let begin = 0; begin < size; begin += maxReplyBytes)
      yield await bytesBetween(app.db, id, { begin, end: begin + maxReplyBytes });
  };

  app.post(
    '/learn/rooms/:roomId/recordings',
    {
      schema: {
        tags,
        params: RecordedRoomParams,
        body: StartRecordingBody,
        response: { 201: RecordingStarted, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request, reply) => {
      const id = await recordings.start(request.params.roomId, request.body, workOf(request));
      return reply.code(201).send({ id });
    },
  );

  app.delete(
    '/learn/rooms/:roomId/recordings',
    { schema: { tags, params: RecordedRoomParams, response: { 204: z.undefined() } }, config },
    async (request, reply) => {
      await recordings.endIn(request.params.roomId, workOf(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/learn/recordings/:id/end',
    { schema: { tags, params, response: { 204: z.undefined(), 404: Problem } }, config },
    async (request, reply) => {
      await recordings.end(request.params.id, workOf(request));
      return reply.code(204).send();
    },
  );

  await app.register(partRoutes);

  app.get(
    '/learn/recordings/:id/sound',
    {
      schema: { tags, params, response: { 200: Sound, 206: Sound, 404: Problem, 416: Problem } },
      config: { access: 'user', rateLimit: httpLimits.recordingSound },
    },
    async (request, reply) => {
      const { id, size, type } = await audible(request, request.params.id);
      reply.header('accept-ranges', 'bytes').header('cache-control', 'no-store').type(type);
      const ranges = rangeParser(size, request.headers.range ?? '');
      const range = typeof ranges === 'object' && ranges.type === 'bytes' ? ranges[0] : undefined;
      if (ranges === unsatisfiable) return reply.code(416).header('content-range', `bytes */${size}`).send();
      if (!range) return reply.header('content-length', size).send(Readable.from(soundOf(id, size)));
      const end = Math.min(range.end + 1, range.start + maxReplyBytes);
      const bytes = await bytesBetween(app.db, id, { begin: range.start, end });
      return reply
        .code(206)
        .header('content-range', `bytes ${range.start}-${range.start + bytes.length - 1}/${size}`)
        .send(bytes);
    },
  );

  app.get(
    '/staff/learning/events/:id/recordings',
    {
      schema: {
        tags,
        params: LearningEventParams,
        response: { 200: DeskRecordingsReply, 404: Problem },
      },
      config: { access: 'teacher' },
    },
    async (request) => {
      const { id } = request.params;
      const { userId, isStaff, at } = workOf(request);
      const [event] = await deskEvents(app.db, isStaff ? { id } : { id, announcer: userId }, at);
      if (!event) throw noEventOfYours();
      return { recordings: await deskRecordings(app.db, id, at) };
    },
  );

  app.put(
    '/staff/learning/recordings/:id',
    {
      schema: {
        tags,
        params,
        body: PublishRecordingBody,
        response: { 204: z.undefined(), 404: Problem, 409: Problem },
      },
      config,
    },
    async (request, reply) => {
      await recordings.publish(request.params.id, request.body.isPublished, workOf(request));
      return reply.code(204).send();
    },
  );

  app.delete(
    '/staff/learning/recordings/:id',
    { schema: { tags, params, response: { 204: z.undefined(), 404: Problem, 409: Problem } }, config },
    async (request, reply) => {
      await recordings.delete(request.params.id, workOf(request));
      return reply.code(204).send();
    },
  );
};

/** Receives the parts of recordings, and no other bodies. */
const partRoutes: FastifyPluginAsyncZod = async (app) => {
  const recordings = changeRecordings(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['audio/webm', 'audio/mp4'],
    { parseAs: 'buffer', bodyLimit: recordingPartMaxBytes },
    (_request, body, done) => done(null, body),
  );
  app.put(
    '/learn/recordings/:id/parts/:part',
    {
      bodyLimit: recordingPartMaxBytes,
      errorHandler: (error: FastifyError) => {
        throw error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? notSound() : error;
      },
      schema: {
        tags,
        params: RecordingPartParams,
        querystring: RecordingPartQuery,
        response: { 200: RecordingPartReply, 404: Problem, 409: Problem, 413: Problem, 415: Problem },
      },
      config: { access: 'teacher', rateLimit: httpLimits.recordingParts },
    },
    async (request) => {
      const { id, part } = request.params;
      const bytes = request.body;
      if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw notSound();
      const { seconds } = request.query;
      return recordings.continue(id, { part, bytes, seconds }, deskWorkOf(request, app.clock.now()));
    },
  );
};

import type { RecordingPartReply, StartRecordingBody } from '@tayyib/shared/contracts';
import { maxRecordingsOfEvent, recordingMaxBytes } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../database/client';
import { lockOwn } from './changeEvents';
import { noteLearning, type DeskWork } from './deskOf';
import {
  isRecording,
  noSuchRecording,
  notSound,
  onlyHostRecords,
  partIsMissing,
  recordingHasEnded,
  recordingIsFull,
  tooManyRecordings,
} from './learningProblems';
import {
  addPart,
  addRecording,
  countRecordings,
  deleteRecording,
  deleteUnpublished,
  isOpenIn,
  isSilent,
  closeRecording,
  lockOpenRecordings,
  findEventIn,
  findRecording,
  hasEnded,
  lockRecording,
  silentRecordings,
  updateRecording,
  type RecordingRow,
} from './recordingRepository';

/** One part of a recording, as it was sent. */
interface Part {
  /** Counts from 0. */
  part: number;
  bytes: Buffer;
  /** The length of the recording up to the end of this part. */
  seconds: number;
}

/**
 * Recordings of events by their rules: the host of the room records their own microphone, part by part, and everybody in the room sees
 * it; who announced the event, or staff, publishes it or deletes it.
 */
export function changeRecordings({ db, liveRooms }: Pick<FastifyInstance, 'db' | 'liveRooms'>) {
  /** A recording that this user makes at the moment. */
  const lockOngoing = async (
    transaction: Transaction,
    id: string,
    speaker: string,
  ): Promise<RecordingRow> => {
    const recording = await lockRecording(transaction, id);
    if (!recording || recording.speaker !== speaker) throw noSuchRecording();
    if (recording.endedAt !== null) throw recordingHasEnded();
    return recording;
  };

  /** A recording of an event of this desk, which nobody makes at the moment. */
  const lockOnDesk = async (transaction: Transaction, id: string, work: DeskWork): Promise<RecordingRow> => {
    const found = await findRecording(transaction, id);
    if (!found) throw noSuchRecording();
    // the event first, as when a recording starts: in one order, they never wait for each other
    await lockOwn(transaction, found.event.id, work);
    const recording = await lockRecording(transaction, id);
    if (!recording) throw noSuchRecording();
    if (!hasEnded(recording, work.at)) throw isRecording();
    return recording;
  };

  /**
   * Shows everybody in the room whether this user records there, as it is stored. It is read again afterwards: of two changes at the same
   * moment, the one that is stored last is shown.
   */
  const showIn = async (roomId: string | null, speaker: string): Promise<void> => {
    if (roomId === null) return;
    let isOn = await isOpenIn(db, roomId, speaker);
    for (let wasOn = !isOn; wasOn !== isOn;) {
      await liveRooms.record(roomId, speaker, isOn);
      wasOn = isOn;
      isOn = await isOpenIn(db, roomId, speaker);
    }
  };

  const roomOf = async (recordingId: string): Promise<string | null> =>
    (await findRecording(db, recordingId))?.event.roomId ?? null;

  return {
    /** Starts a recording in the room of an event, and shows it there. Returns its id. */
    async start(roomId: string, { type }: StartRecordingBody, work: DeskWork): Promise<string> {
      const { userId: speaker, at } = work;
      const id = await db.transaction(async (transaction) => {
        const eventId = await findEventIn(transaction, roomId);
        if (eventId === undefined) throw onlyHostRecords();
        const event = await lockOwn(transaction, eventId, work);
        if (event.roomId !== roomId) throw onlyHostRecords();
        // one at a time
        for (const open of await lockOpenRecordings(transaction, speaker))
          await closeRecording(transaction, open, at);
        if ((await countRecordings(transaction, eventId)) >= maxRecordingsOfEvent) throw tooManyRecordings();
        await noteLearning(transaction, work, { did: 'recorded', learningEvent: eventId });
        return addRecording(transaction, { eventId, speaker, type, startedAt: at, continuedAt: at });
      });
      // after the row: what is shown to everybody is what is stored
      if (await liveRooms.record(roomId, speaker, true)) return id;
      await deleteRecording(db, id);
      throw onlyHostRecords();
    },

    /**
     * Stores the next part. One that is stored is not stored again: its reply may have been lost. What goes on is shown in the room again,
     * where the connection of the host was lost meanwhile.
     */
    async continue(
      id: string,
      { part, bytes, seconds }: Part,
      { userId, at }: DeskWork,
    ): Promise<RecordingPartReply> {
      const roomId = await roomOf(id);
      const stored = await db.transaction(async (transaction) => {
        const { parts, size, ...before } = await lockOngoing(transaction, id, userId);
        if (part < parts) return { parts, size };
        if (part > parts) throw partIsMissing(parts);
        if (part === 0 && !isSound(bytes)) throw notSound();
        if (size + bytes.length > recordingMaxBytes) throw recordingIsFull();
        await addPart(transaction, { recordingId: id, part, begin: size, bytes });
        const after = { parts: parts + 1, size: size + bytes.length };
        const length = Math.max(before.seconds, seconds);
        await updateRecording(transaction, id, { ...after, seconds: length, continuedAt: at });
        return after;
      });
      await showIn(roomId, userId);
      return stored;
    },

    /** Ends a recording. One without sound is not kept. */
    async end(id: string, { userId, at }: DeskWork): Promise<void> {
      const roomId = await roomOf(id);
      await db.transaction(async (transaction) => {
        const recording = await lockRecording(transaction, id);
        if (!recording || recording.speaker !== userId) throw noSuchRecording();
        if (recording.endedAt === null) await closeRecording(transaction, recording, at);
      });
      await showIn(roomId, userId);
    },

    /** Ends what this user records in a room, whichever page of theirs began it. */
    async endIn(roomId: string, { userId, at }: DeskWork): Promise<void> {
      await db.transaction(async (transaction) => {
        const eventId = await findEventIn(transaction, roomId);
        for (const open of await lockOpenRecordings(transaction, userId))
          if (open.eventId === eventId) await closeRecording(transaction, open, at);
      });
      await showIn(roomId, userId);
    },

    /** Shows a recording to those who may listen, or to nobody. */
    publish: (id: string, isPublished: boolean, work: DeskWork): Promise<void> =>
      db.transaction(async (transaction) => {
        const { endedAt } = await lockOnDesk(transaction, id, work);
        // one that is taken back is kept for as long as one that has just ended
        const ended = isPublished ? (endedAt ?? work.at) : work.at;
        await updateRecording(transaction, id, { isPublished, endedAt: ended });
        const did = isPublished ? 'recording-published' : 'recording-withdrawn';
        await noteLearning(transaction, work, { did, recording: id });
      }),

    delete: (id: string, work: DeskWork): Promise<void> =>
      db.transaction(async (transaction) => {
        await lockOnDesk(transaction, id, work);
        await deleteRecording(transaction, id);
        await noteLearning(transaction, work, { did: 'recording-deleted', recording: id });
      }),

    /** Ends what no page continues, and deletes what nobody published in time. */
    async tidy(now: Date): Promise<void> {
      for (const id of await silentRecordings(db, now)) {
        const roomId = await roomOf(id);
        const ended = await db.transaction(async (transaction) => {
          const recording = await lockRecording(transaction, id);
          if (!recording || !isSilent(recording, now)) return undefined;
          await closeRecording(transaction, recording, now);
          return recording;
        });
        if (ended) await showIn(roomId, ended.speaker);
      }
      await deleteUnpublished(db, now);
    },
  };
}

/** Whether a file begins as WebM (EBML) or MP4 (`ftyp`) does. */
const isSound = (file: Buffer): boolean =>
  file.length > 8 && (file.readUInt32BE(0) === 0x1a_45_df_a3 || file.toString('latin1', 4, 8) === 'ftyp');

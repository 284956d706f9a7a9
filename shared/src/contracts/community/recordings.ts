import { z } from 'zod';
import { recordingMaxBytes, recordingPartMs } from '../../policy/limits';

/** Formats that browsers record sound in. */
export const recordingTypes = ['audio/webm', 'audio/mp4'] as const;

/** The sound of an event, as those read who may listen to it. */
export const Recording = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  /** Its length, to the second. */
  seconds: z.number().int(),
});
export type Recording = z.infer<typeof Recording>;

/** A recording on the desk of who announced its event. */
export const DeskRecording = Recording.extend({
  /** False while it is being recorded. */
  hasEnded: z.boolean(),
  isPublished: z.boolean(),
});
export type DeskRecording = z.infer<typeof DeskRecording>;

export const DeskRecordingsReply = z.object({ recordings: z.array(DeskRecording) });
export type DeskRecordingsReply = z.infer<typeof DeskRecordingsReply>;

export const RecordedRoomParams = z.object({ roomId: z.uuid() });
export const RecordingParams = z.object({ id: z.uuid() });

/** Who speaks in the room of an event records their own microphone. */
export const StartRecordingBody = z.strictObject({ type: z.enum(recordingTypes) });
export type StartRecordingBody = z.infer<typeof StartRecordingBody>;

export const RecordingStarted = z.object({ id: z.uuid() });
export type RecordingStarted = z.infer<typeof RecordingStarted>;

/** Counts from 0. The parts of a recording are sent one after the other. */
export const RecordingPartParams = RecordingParams.extend({
  part: z.coerce.number().int().min(0).max(32_766),
});
/** The length of the recording up to the end of a part. */
export const RecordingPartQuery = z.object({
  seconds: z.coerce
    .number()
    .int()
    .min(0)
    .max(Math.ceil(32_768 * (recordingPartMs / 1000))),
});
/** How much of a recording is stored. */
export const RecordingPartReply = z.object({
  parts: z.number().int(),
  size: z.number().int().max(recordingMaxBytes),
});
export type RecordingPartReply = z.infer<typeof RecordingPartReply>;

export const PublishRecordingBody = z.strictObject({ isPublished: z.boolean() });
export type PublishRecordingBody = z.infer<typeof PublishRecordingBody>;

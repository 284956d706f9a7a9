import { api, owned } from '@tayyib/shared/sdk/api';
import type { RecordingPartReply, RecordingStarted, StartRecordingBody } from '@tayyib/shared/contracts';

/** A part of a recording, with the seconds up to its end. */
interface SentPart {
  id: string;
  part: number;
  seconds: number;
  bytes: Blob;
}

/** Recordings of the own microphone in the room of an event. */
export const recordingsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('calls', (build) => ({
    startRecording: build.mutation<RecordingStarted, StartRecordingBody & { roomId: string }>({
      query: ({ roomId, type }) => ({
        url: `learn/rooms/${roomId}/recordings`,
        method: 'POST',
        body: { type },
      }),
    }),
    sendRecordingPart: build.mutation<RecordingPartReply, SentPart>({
      query: ({ id, part, seconds, bytes }) => ({
        url: `learn/recordings/${id}/parts/${String(part)}`,
        method: 'PUT',
        params: { seconds },
        body: bytes,
      }),
    }),
    endRecordingsIn: build.mutation<null, string>({
      query: (roomId) => ({ url: `learn/rooms/${roomId}/recordings`, method: 'DELETE' }),
    }),
    endRecording: build.mutation<null, string>({
      query: (id) => ({ url: `learn/recordings/${id}/end`, method: 'POST' }),
    }),
  })),
});

import type { GroupCallState } from '@tayyib/shared/contracts';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { stopRecording, useRecording } from '../../state/roomRecording';
import { Elapsed } from '../stage/Elapsed';

/** Says to everybody in the room that the host records their own voice, and to the host how long. */
export function RecordingNote({ room: { isRecorded, participants } }: { room: GroupCallState }) {
  const dispatch = useAppDispatch();
  const recording = useRecording();
  const isHost = participants.some(({ self, isHost: leads }) => self && leads);
  if (recording)
    return (
      <Alert
        type={recording.isDelayed ? 'warning' : 'error'}
        showIcon
        title={
          <>
            Your voice is recorded: <Elapsed since={recording.since} />
          </>
        }
        description={
          <span role="status">
            {recording.isDelayed && 'No connection: the sound is kept here, and sent when there is one.'}
          </span>
        }
        action={<Button onClick={() => dispatch(stopRecording())}>Stop recording</Button>}
      />
    );
  // of a host in another tab, or after a reload
  if (!isRecorded || isHost) return null;
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      title="The host records their own voice. You are not in the recording."
    />
  );
}

import type { GroupCallState } from '@tayyib/shared/contracts';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import type { RecordingState } from '../../rtc/media/VoiceRecording';
import { stopRecording, stopRecordingElsewhere, useRecording } from '../../state/roomRecording';
import { Elapsed } from '../stage/Elapsed';

const inWords: Readonly<Record<RecordingState, string>> = {
  recording: '',
  delayed: 'No connection: the sound is kept here, and sent when there is one.',
  ending: 'Nothing more is recorded. The rest of it is sent: keep this page open.',
};

/** Says to everybody in the room that the host records their own microphone, and to the host for how long. */
export function RecordingNote({ room: { isRecorded, participants } }: { room: GroupCallState }) {
  const dispatch = useAppDispatch();
  const recording = useRecording();
  const isHost = participants.some(({ self, isHost: leads }) => self && leads);
  if (recording) {
    const { since, state } = recording;
    return (
      <Alert
        role="group"
        aria-label="Recording"
        type={state === 'recording' ? 'error' : 'warning'}
        showIcon
        title={
          state === 'ending' ? (
            'Your recording is sent'
          ) : (
            <>
              Your voice is recorded: <Elapsed since={since} />
            </>
          )
        }
        description={<span role="status">{inWords[state]}</span>}
        action={
          state !== 'ending' && <Button onClick={() => dispatch(stopRecording())}>Stop recording</Button>
        }
      />
    );
  }
  if (!isRecorded) return null;
  return isHost ? (
    <Alert
      role="status"
      type="warning"
      showIcon
      title="Your voice is recorded by another page of yours, or its end was not stored."
      action={<Button onClick={() => void dispatch(stopRecordingElsewhere())}>Stop recording</Button>}
    />
  ) : (
    <Alert
      role="status"
      type="warning"
      showIcon
      title="The host records their own microphone. Yours is not recorded."
    />
  );
}

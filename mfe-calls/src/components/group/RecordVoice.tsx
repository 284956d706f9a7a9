import { useViewer } from '@tayyib/shared/sdk/modules';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { App, Button } from '@tayyib/shared/sdk/ui';
import { recordVoice, stopRecording, useRecording } from '../../state/roomRecording';

/** Records the microphone of the host, after a question, and ends it. Nothing for a host who announces no events. */
export function RecordVoice() {
  const dispatch = useAppDispatch();
  const recording = useRecording();
  const { modal } = App.useApp();
  const isTeacher = useViewer().refusal('teacher') === null;
  const ask = () =>
    void modal.confirm({
      title: 'Record your voice?',
      content:
        'Only your own microphone is recorded: no picture, and nobody else. Everybody in the room sees it. Wear headphones, so that your microphone does not hear the others. Who announced the event, and our staff, can listen to it on the desk and publish it.',
      okText: 'Record',
      cancelText: 'Do not record',
      onOk: () => {
        void dispatch(recordVoice());
      },
    });
  if (!isTeacher) return null;
  if (!recording) return <Button onClick={ask}>Record your voice</Button>;
  return (
    <Button danger disabled={recording.state === 'ending'} onClick={() => dispatch(stopRecording())}>
      Stop recording
    </Button>
  );
}

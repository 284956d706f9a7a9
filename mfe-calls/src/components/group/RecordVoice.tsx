import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { App, Button } from '@tayyib/shared/sdk/ui';
import { recordVoice, stopRecording, useRecording } from '../../state/roomRecording';

/** Records the microphone of the host, after a question, and ends it. */
export function RecordVoice() {
  const dispatch = useAppDispatch();
  const recording = useRecording();
  const { modal } = App.useApp();
  const ask = () =>
    void modal.confirm({
      title: 'Record your voice?',
      content:
        'Only your own microphone is recorded: no picture, and nobody else. Everybody in the room sees it. Wear headphones, so that your microphone does not hear the others. On the desk you decide whether it is published.',
      okText: 'Record',
      cancelText: 'Do not record',
      onOk: () => {
        void dispatch(recordVoice());
      },
    });
  return recording ? (
    <Button danger onClick={() => dispatch(stopRecording())}>
      Stop recording
    </Button>
  ) : (
    <Button onClick={ask}>Record your voice</Button>
  );
}

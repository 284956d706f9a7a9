import { useEffect, useRef, useState } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Alert, Button, Icon } from '@tayyib/shared/sdk/ui';
import { chooseDevice } from '../../rtc/media/chosenDevices';
import { listenToLevel } from '../../rtc/media/listenToLevel';
import { requestDevices, stopTracks } from '../../rtc/media/requestDevices';
import styles from './CameraCheck.module.css';
import { DevicePicker } from './DevicePicker';

/** Shows the microphone level before going online. Nothing is recorded or sent. */
export function MicrophoneCheck() {
  const [level, setLevel] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const close = () => {
    stop.current();
    stop.current = () => {};
    setLevel(null);
  };
  const open = async () => {
    close();
    setProblem(null);
    setNotice(null);
    let isOver = false;
    stop.current = () => {
      isOver = true;
    };
    try {
      const opened = await requestDevices({ audio: true, video: false });
      const { stream } = opened;
      const release = () => stopTracks(stream.getTracks());
      if (isOver) return release();
      const stopListening = listenToLevel(stream, setLevel);
      setLevel(0);
      setNotice(opened.notice);
      const stopCheck = () => {
        stopListening();
        release();
      };
      stop.current = stopCheck;
      stream.getAudioTracks()[0]?.addEventListener('ended', () => {
        if (stop.current !== stopCheck) return;
        close();
        setProblem('The microphone was disconnected.');
      });
    } catch (error) {
      setProblem(toMessage(error));
    }
  };
  const choose = (deviceId: string) => {
    chooseDevice('audioinput', deviceId);
    void open();
  };

  return (
    <section className={styles.check} aria-label="Microphone check">
      {problem !== null && <Failure message={problem} />}
      {notice !== null && <Alert role="status" type="info" showIcon title={notice} />}
      {level === null ? (
        <Button icon={<Icon name="audio" />} onClick={() => void open()}>
          Check microphone
        </Button>
      ) : (
        <>
          <meter className={styles.level} min={0} max={1} value={level} aria-label="Input level" />
          <DevicePicker kind="audioinput" title="Microphone" onChoose={choose} />
          <Button onClick={close}>Stop listening</Button>
        </>
      )}
      <p className={styles.note}>Say something: the bar moves when the microphone hears you.</p>
    </section>
  );
}

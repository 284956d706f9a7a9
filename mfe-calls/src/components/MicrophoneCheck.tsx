import { useEffect, useRef, useState } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { Alert, Button, Icon } from '@tayyib/shared/ui';
import { chooseDevice } from '../rtc/media/chosenDevices';
import { listenToLevel } from '../rtc/media/listenToLevel';
import { openMicrophone } from '../rtc/microphone';
import styles from './CameraCheck.module.css';
import { DevicePicker } from './DevicePicker';

/** A look at how loud oneself is before going online. Nothing is recorded or sent. */
export function MicrophoneCheck() {
  const [level, setLevel] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
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
    let isOver = false;
    stop.current = () => {
      isOver = true;
    };
    try {
      const stream = await openMicrophone();
      const letGo = () => stream.getTracks().forEach((track) => track.stop());
      if (isOver) return letGo();
      const stopListening = listenToLevel(stream, setLevel);
      setLevel(0);
      stop.current = () => {
        stopListening();
        letGo();
      };
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
      {problem !== null && <Alert role="alert" type="error" showIcon title={problem} />}
      {level === null ? (
        <Button icon={<Icon name="audio" />} onClick={() => void open()}>
          Check microphone
        </Button>
      ) : (
        <>
          <meter className={styles.level} min={0} max={1} value={level} aria-label="How loud you are" />
          <DevicePicker kind="audioinput" title="Microphone" onChoose={choose} />
          <Button onClick={close}>Stop listening</Button>
        </>
      )}
      <p className={styles.note}>Say something: the bar moves when the microphone hears you.</p>
    </section>
  );
}

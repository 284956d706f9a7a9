import { Failure } from '@tayyib/shared/parts/page';
import { Alert, Button, Icon } from '@tayyib/shared/sdk/ui';
import { chooseDevice } from '../../rtc/media/chosenDevices';
import { cameraSize } from '../../rtc/media/requestDevices';
import styles from './CameraCheck.module.css';
import { DevicePicker } from './DevicePicker';
import { useCamera } from './useCamera';

/** Previews the camera before going online. The video stays in this browser. */
export function CameraCheck() {
  const { camera, open, close } = useCamera();
  const choose = (deviceId: string) => {
    chooseDevice('videoinput', deviceId);
    void open();
  };
  return (
    <section className={styles.check} aria-label="Camera check">
      {camera.is === 'on' && (
        <video
          className={styles.video}
          ref={(video) => {
            if (video && video.srcObject !== camera.stream) video.srcObject = camera.stream;
          }}
          {...cameraSize}
          autoPlay
          muted
          playsInline
          aria-label="Your camera"
        />
      )}
      {camera.is === 'on' && camera.notice !== null && (
        <Alert role="status" type="info" showIcon title={camera.notice} />
      )}
      {camera.is === 'failed' && <Failure message={camera.message} />}
      {camera.is === 'on' ? (
        <>
          <DevicePicker kind="videoinput" title="Camera" onChoose={choose} />
          <Button onClick={close}>Turn camera off</Button>
        </>
      ) : (
        <Button icon={<Icon name="video" />} loading={camera.is === 'opening'} onClick={open}>
          Check camera
        </Button>
      )}
      <p className={styles.note}>Only you see this video. It is not sent anywhere.</p>
    </section>
  );
}

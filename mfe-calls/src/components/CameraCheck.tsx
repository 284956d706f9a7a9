import { Alert, Button, Icon } from '@tayyib/shared/ui';
import { cameraSize } from '../rtc/media/LocalMedia';
import styles from './CameraCheck.module.css';
import { useCamera } from './useCamera';

/** A look at oneself before going online. The picture stays in this browser. */
export function CameraCheck() {
  const { camera, open, close } = useCamera();
  return (
    <section className={styles.check} aria-label="Camera check">
      {camera.is === 'on' && (
        <video
          className={styles.picture}
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
      {camera.is === 'failed' && <Alert role="alert" type="error" showIcon title={camera.message} />}
      {camera.is === 'on' ? (
        <Button onClick={close}>Turn camera off</Button>
      ) : (
        <Button icon={<Icon name="video" />} loading={camera.is === 'opening'} onClick={open}>
          Check camera
        </Button>
      )}
      <p className={styles.note}>The picture is shown to you alone and is not sent anywhere.</p>
    </section>
  );
}

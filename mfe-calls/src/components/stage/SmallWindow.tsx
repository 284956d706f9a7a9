import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { initialsOf } from '@tayyib/shared/values/format';
import { SteadyVideo } from '../media/SteadyVideo';
import type { CallReaction } from '../../domain/reactions';
import { Reaction } from '../reactions/Reaction';
import { Elapsed } from './Elapsed';
import { canShowPicture, showPicture, updatePicture } from './pictureInPicture';
import { StageIcon, type StageIconName } from './StageIcon';
import styles from './SmallWindow.module.css';

export interface SmallWindowProps {
  label: string;
  name: string;
  /** The picture; null while there is none. */
  stream: MediaStream | null;
  isFrozen: boolean;
  since: number | null;
  reaction: CallReaction | null;
  /** Microphone and camera; null for who only listens. */
  devices: DeviceSwitches | null;
  hangUpLabel: string;
  onHangUp: () => void;
  /** Leads back to the call or the room. */
  back: ReactNode;
  /** What is said and asked below the buttons. */
  below?: ReactNode;
}

interface DeviceSwitches {
  isMicrophoneOn: boolean;
  isCameraOn: boolean;
  onMicrophone: () => void;
  onCamera: () => void;
}

/** A call or a room while the user is elsewhere: its picture and what matters most, on every page. It can be moved. */
export function SmallWindow(props: SmallWindowProps) {
  const { label, name, stream, isFrozen, since, devices, back } = props;
  const [isLeft, setLeft] = useState(false);
  const from = useRef<number | null>(null);
  useEffect(() => updatePicture(stream), [stream]);
  const onDown = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLDivElement>) => {
    from.current = clientX;
    currentTarget.setPointerCapture(pointerId);
  };
  const onUp = ({ clientX }: PointerEvent<HTMLDivElement>) => {
    if (from.current !== null && Math.abs(clientX - from.current) > 40) setLeft(clientX < from.current);
    from.current = null;
  };
  return (
    <section className={styles.window} data-left={isLeft || undefined} aria-label={label}>
      <div
        className={styles.picture}
        data-frozen={isFrozen || undefined}
        onPointerDown={onDown}
        onPointerUp={onUp}
      >
        {stream ? (
          <SteadyVideo stream={stream} label={`${name}’s video`} />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
        )}
        <Reaction reaction={props.reaction} />
        <span className={styles.name}>
          {name} {since !== null && <Elapsed since={since} />}
        </span>
      </div>
      <div role="toolbar" aria-label="Call controls" className={styles.bar}>
        {devices && <DeviceButtons {...devices} />}
        {stream && canShowPicture() && (
          <SmallButton
            icon="picture"
            label="Picture above all windows"
            onClick={() => void showPicture(stream)}
          />
        )}
        {back}
        <SmallButton icon="hangUp" label={props.hangUpLabel} isDanger onClick={props.onHangUp} />
      </div>
      {props.below}
    </section>
  );
}

function DeviceButtons({ isMicrophoneOn, isCameraOn, onMicrophone, onCamera }: DeviceSwitches) {
  return (
    <>
      <SmallButton
        icon={isMicrophoneOn ? 'microphone' : 'microphoneOff'}
        label={isMicrophoneOn ? 'Mute microphone' : 'Unmute microphone'}
        onClick={onMicrophone}
      />
      <SmallButton
        icon={isCameraOn ? 'camera' : 'cameraOff'}
        label={isCameraOn ? 'Turn camera off' : 'Turn camera on'}
        onClick={onCamera}
      />
    </>
  );
}

interface SmallButtonProps {
  icon: StageIconName;
  label: string;
  isDanger?: boolean;
  onClick: () => void;
}

/** A button of the small window. */
export function SmallButton({ icon, label, isDanger, onClick }: SmallButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-danger={isDanger || undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <StageIcon name={icon} />
    </button>
  );
}

import { useEffect, useRef } from 'react';
import { initialsOf } from '@tayyib/shared/format';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/store';
import { Alert } from '@tayyib/shared/ui';
import type { CallState } from '../rtc/call/callState';
import { chooseDevice } from '../rtc/media/chosenDevices';
import { callSlice, selectOutgoing } from '../state/callSlice';
import { chooseInput, toggleCamera, toggleMicrophone, togglePictures, toggleScreen } from '../state/oneToOne';
import { useStreams } from '../state/streams';
import { CallChat } from './CallChat';
import { CallControls } from './CallControls';
import styles from './CallView.module.css';
import { DevicePicker } from './DevicePicker';
import { QualitySign } from './QualitySign';
import { StatsPanel } from './StatsPanel';
import { useCallKeys } from './useCallKeys';
import { useCallQuality } from './useCallQuality';
import { VideoPicture } from './VideoPicture';

type Live = Extract<CallState, { call: unknown }>;

const words: Partial<Record<Live['phase'], string>> = {
  connecting: 'Connecting …',
  reconnecting: 'The connection is interrupted. We keep trying.',
};

/** The call that is going on: the other side, oneself, what goes out, and the chat beside it. */
export function CallView({ phase, call }: Live) {
  const dispatch = useAppDispatch();
  const { local, remote } = useStreams();
  const outgoing = useAppSelector(selectOutgoing);
  const quality = useCallQuality(phase === 'connected');
  const section = useRef<HTMLElement>(null);
  const { callId } = call;
  // whoever took the call goes on by keyboard where it is
  useEffect(() => section.current?.focus(), [callId]);
  useEffect(() => {
    dispatch(callSlice.actions.callShown(true));
    return () => void dispatch(callSlice.actions.callShown(false));
  }, [dispatch]);
  useCallKeys(section, {
    m: () => dispatch(toggleMicrophone(!outgoing.localMicrophoneEnabled)),
    v: () => outgoing.arePicturesOn && dispatch(toggleCamera(!outgoing.localCameraEnabled)),
    s: () => outgoing.arePicturesOn && dispatch(toggleScreen(!outgoing.screenSharingActive)),
    a: () => void dispatch(togglePictures(!outgoing.arePicturesOn)),
  });
  const note = words[phase];
  const sendsNoPicture = !outgoing.arePicturesOn || (quality !== null && quality.framesPerSecond === 0);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.call}
      aria-label={`Call with ${call.peer.username}`}
    >
      <div className={styles.stage}>
        <div className={styles.remote}>
          {remote && <VideoPicture stream={remote} label={`${call.peer.username}’s picture`} />}
          {sendsNoPicture && (
            <div className={styles.noPicture}>
              <span aria-hidden="true">{initialsOf(call.peer.username)}</span>
              {outgoing.arePicturesOn ? 'No picture comes from the other side.' : 'Voice only'}
            </div>
          )}
          {local && (
            <div className={styles.self}>
              <VideoPicture stream={local} label="Your picture" isOwn />
            </div>
          )}
        </div>
        <p className={styles.name}>{call.peer.username}</p>
        <div role="status">{note && <Alert type="info" showIcon title={note} />}</div>
        {outgoing.deviceProblem !== null && (
          <Alert role="alert" type="warning" showIcon title={outgoing.deviceProblem} />
        )}
        {quality && <QualitySign quality={quality} />}
        <CallControls />
        <p className={styles.keys}>
          While the call has the focus: <kbd>M</kbd> microphone, <kbd>V</kbd> camera, <kbd>S</kbd> screen,{' '}
          <kbd>A</kbd> voice only.
        </p>
        <div className={styles.devices}>
          <DevicePicker
            kind="audioinput"
            title="Microphone"
            onChoose={(deviceId) => dispatch(chooseInput('audioinput', deviceId))}
          />
          <DevicePicker
            kind="videoinput"
            title="Camera"
            onChoose={(deviceId) => dispatch(chooseInput('videoinput', deviceId))}
          />
          <DevicePicker
            kind="audiooutput"
            title="Speaker"
            onChoose={(deviceId) => chooseDevice('audiooutput', deviceId)}
          />
        </div>
        <StatsPanel quality={quality} />
      </div>
      <CallChat />
    </section>
  );
}

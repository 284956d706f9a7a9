import { useEffect, useRef } from 'react';
import { initialsOf } from '@tayyib/shared/values/format';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert } from '@tayyib/shared/sdk/ui';
import type { CallState } from '../../rtc/call/callTypes';
import { chooseDevice } from '../../rtc/media/chosenDevices';
import { callSlice, selectOutgoing } from '../../state/callSlice';
import { chooseInput, toggleCamera, toggleMicrophone, toggleVideo, toggleScreen } from '../../state/oneToOne';
import { useCallStreams } from '../../state/mediaStreams';
import { CallChat } from './CallChat';
import { CallControls } from './CallControls';
import styles from './CallView.module.css';
import { DevicePicker } from '../media/DevicePicker';
import { QualityIndicator } from './QualityIndicator';
import { StatsPanel } from './StatsPanel';
import { useCallKeys } from './useCallKeys';
import { useCallQuality } from './useCallQuality';
import { VideoElement } from '../media/VideoElement';

type Live = Extract<CallState, { call: unknown }>;

const statusTexts: Partial<Record<Live['phase'], string>> = {
  connecting: 'Connecting …',
  reconnecting: 'The connection is interrupted. We keep trying.',
};

/** The current call: remote and local video, controls, devices and chat. */
export function CallView({ phase, call }: Live) {
  const dispatch = useAppDispatch();
  const { local, remote } = useCallStreams();
  const outgoing = useAppSelector(selectOutgoing);
  const quality = useCallQuality(phase === 'connected');
  const section = useRef<HTMLElement>(null);
  const { callId } = call;
  // keyboard users continue at the call
  useEffect(() => section.current?.focus(), [callId]);
  useEffect(() => {
    dispatch(callSlice.actions.callShown(true));
    return () => void dispatch(callSlice.actions.callShown(false));
  }, [dispatch]);
  useCallKeys(section, {
    m: () => dispatch(toggleMicrophone(!outgoing.localMicrophoneEnabled)),
    v: () => outgoing.isVideoOn && dispatch(toggleCamera(!outgoing.localCameraEnabled)),
    s: () => outgoing.isVideoOn && dispatch(toggleScreen(!outgoing.screenSharingActive)),
    a: () => void dispatch(toggleVideo(!outgoing.isVideoOn)),
  });
  const note = statusTexts[phase];
  const hasNoVideo = !outgoing.isVideoOn || (quality !== null && quality.framesPerSecond === 0);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.call}
      aria-label={`Call with ${call.peer.username}`}
    >
      <div className={styles.stage}>
        <div className={styles.remote}>
          {remote && <VideoElement stream={remote} label={`${call.peer.username}’s video`} />}
          {hasNoVideo && (
            <div className={styles.noVideo}>
              <span aria-hidden="true">{initialsOf(call.peer.username)}</span>
              {outgoing.isVideoOn ? 'No video from the other side.' : 'Voice only'}
            </div>
          )}
          {local && (
            <div className={styles.self}>
              <VideoElement stream={local} label="Your video" isOwn />
            </div>
          )}
        </div>
        <p className={styles.name}>{call.peer.username}</p>
        <div role="status">{note && <Alert type="info" showIcon title={note} />}</div>
        {outgoing.deviceProblem !== null && (
          <Alert role="alert" type="warning" showIcon title={outgoing.deviceProblem} />
        )}
        {quality && <QualityIndicator quality={quality} />}
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

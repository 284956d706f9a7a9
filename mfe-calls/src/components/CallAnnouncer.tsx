import { useAppSelector } from '@tayyib/shared/store';
import type { CallState } from '../rtc/call/callState';
import { endSentenceOf, selectCall, selectOutgoing } from '../state/callSlice';
import styles from './CallOverlay.module.css';

/** Tells screen readers what becomes of a call and of what goes out from here, on whatever page. */
export function CallAnnouncer() {
  const call = useAppSelector(selectCall);
  const { localMicrophoneEnabled, localCameraEnabled, screenSharingActive } = useAppSelector(selectOutgoing);
  const isLive = call.phase === 'connected' || call.phase === 'reconnecting';
  const outgoing = [
    localMicrophoneEnabled ? 'Microphone on' : 'Microphone muted',
    localCameraEnabled ? 'camera on' : 'camera off',
    ...(screenSharingActive ? ['your screen is shared'] : []),
  ];
  return (
    <div className={styles.unseen}>
      <p aria-live="assertive" data-announces="call">
        {sentenceOf(call)}
      </p>
      <p aria-live="polite" data-announces="outgoing">
        {isLive && `${outgoing.join(', ')}.`}
      </p>
    </div>
  );
}

function sentenceOf(state: CallState): string {
  switch (state.phase) {
    case 'unavailable':
      return '';
    case 'available':
      return state.ended ? `Call with ${state.ended.peer.username}: ${endSentenceOf(state.ended)}` : '';
    case 'dialling':
      return `Calling ${state.call.peer.username}.`;
    case 'ringing':
      return `${state.call.peer.username} is calling you.`;
    case 'connecting':
      return `Connecting to ${state.call.peer.username}.`;
    case 'connected':
      return `In a call with ${state.call.peer.username}.`;
    case 'reconnecting':
      return 'The connection is interrupted. We keep trying.';
  }
}

import { useAppSelector } from '@tayyib/shared/sdk/store';
import type { CallState } from '../../rtc/call/callTypes';
import { endMessageOf, selectCall, selectOutgoing } from '../../state/callSlice';
import styles from './CallOverlay.module.css';

/** Announces the state of a call and of the user's devices to screen readers, on every page. */
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
        {announcementOf(call)}
      </p>
      <p aria-live="polite" data-announces="outgoing">
        {isLive && `${outgoing.join(', ')}.`}
      </p>
    </div>
  );
}

function announcementOf(state: CallState): string {
  switch (state.phase) {
    case 'unavailable':
      return '';
    case 'available':
      return state.ended ? `Call with ${state.ended.peer.username}: ${endMessageOf(state.ended)}` : '';
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

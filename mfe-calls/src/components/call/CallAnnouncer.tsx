import { useAppSelector } from '@tayyib/shared/sdk/store';
import { describePage } from '../../domain/shownPage';
import type { CallState } from '../../rtc/call/callTypes';
import type { PeerStatus } from '../../rtc/link/PeerStatus';
import { selectCall, selectOutgoing } from '../../state/callSlice';
import { ReactionAnnouncer } from '../reactions/ReactionAnnouncer';
import { endMessageOf } from './endMessage';
import styles from './CallOverlay.module.css';

/** Announces the state of a call and of the user's devices to screen readers, on every page. */
export function CallAnnouncer() {
  const call = useAppSelector(selectCall);
  const { localMicrophoneEnabled, localCameraEnabled, screenSharingActive, peer, reactions } =
    useAppSelector(selectOutgoing);
  const isLive = call.phase === 'connected' || call.phase === 'reconnecting';
  const outgoing = [
    localMicrophoneEnabled ? 'Microphone on' : 'Microphone muted',
    localCameraEnabled ? 'camera on' : 'camera off',
    ...(screenSharingActive ? ['your screen is shared'] : []),
  ];
  return (
    <div className={styles.unseen} data-over-stage>
      <p aria-live="assertive" data-announces="call">
        {announcementOf(call)}
      </p>
      <p aria-live="polite" data-announces="outgoing">
        {isLive && `${outgoing.join(', ')}.`}
      </p>
      <p aria-live="polite" data-announces="incoming">
        {isLive && peer && `${call.call.peer.username}: ${incomingOf(peer)}.`}
      </p>
      {'call' in call && (
        <ReactionAnnouncer
          people={[
            {
              name: call.call.peer.username,
              hasRaisedHand: peer?.hasRaisedHand ?? false,
              reaction: reactions.peer,
            },
          ]}
        />
      )}
    </div>
  );
}

/** What the other side has on. */
function incomingOf(peer: PeerStatus): string {
  const { isMicrophoneOn, isCameraOn, isSharingScreen, shownPage, isFollowing } = peer;
  const parts = [
    isMicrophoneOn ? 'microphone on' : 'microphone off',
    isCameraOn ? 'camera on' : 'camera off',
    ...(isSharingScreen ? ['sharing the screen'] : []),
    ...(shownPage === null ? [] : [`shows you ${describePage(shownPage).title}`]),
    ...(isFollowing ? ['follows your pages'] : []),
  ];
  return parts.join(', ');
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

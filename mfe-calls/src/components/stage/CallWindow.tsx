import { Link } from '@tayyib/shared/sdk/router';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { callSlice, selectOutgoing } from '../../state/callSlice';
import { useCallStreams } from '../../state/mediaStreams';
import { hangUp, toggleCamera, toggleMicrophone } from '../../state/oneToOne';
import { MoveProblem } from '../call/MoveProblem';
import { CoBrowsingBar } from '../cobrowsing/CoBrowsingBar';
import type { LiveCall } from './CallStage';
import { SmallButton, SmallWindow } from './SmallWindow';
import { StageIcon } from './StageIcon';
import styles from './SmallWindow.module.css';

/** The current one-to-one call while the user is elsewhere. */
export function CallWindow({ phase, call }: LiveCall) {
  const dispatch = useAppDispatch();
  const { remote } = useCallStreams();
  const outgoing = useAppSelector(selectOutgoing);
  const { localMicrophoneEnabled, localCameraEnabled, isVideoOn, peer, shownAt, connectedAt, reactions } =
    outgoing;
  const { username } = call.peer;
  const hasPicture = isVideoOn && (peer === null || peer.isCameraOn || peer.isSharingScreen);
  const backLabel = `In a call with ${username}. Go back to it`;
  return (
    <SmallWindow
      label={`Call with ${username}`}
      name={username}
      stream={hasPicture ? remote : null}
      isFrozen={phase === 'reconnecting'}
      since={connectedAt}
      reaction={reactions.peer}
      devices={{
        isMicrophoneOn: localMicrophoneEnabled,
        isCameraOn: localCameraEnabled,
        onMicrophone: () => dispatch(toggleMicrophone(!localMicrophoneEnabled)),
        onCamera: () => dispatch(toggleCamera(!localCameraEnabled)),
      }}
      hangUpLabel="Hang up"
      onHangUp={() => dispatch(hangUp())}
      below={
        <>
          <CoBrowsingBar name={username} isPageSeen />
          <MoveProblem />
        </>
      }
      back={
        shownAt === null ? (
          <SmallButton
            icon="large"
            label={backLabel}
            onClick={() => dispatch(callSlice.actions.callOpened(true))}
          />
        ) : (
          <Link className={styles.button} to={shownAt} aria-label={backLabel} title={backLabel}>
            <StageIcon name="large" />
          </Link>
        )
      }
    />
  );
}

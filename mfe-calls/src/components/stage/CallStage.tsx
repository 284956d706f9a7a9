import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import type { CallState } from '../../rtc/call/callTypes';
import type { PeerStatus } from '../../rtc/link/PeerStatus';
import { callSlice, selectOutgoing } from '../../state/callSlice';
import { useCallStreams } from '../../state/mediaStreams';
import {
  chooseInput,
  raiseHandInCall,
  reactInCall,
  setCallEffect,
  toggleCamera,
  toggleMicrophone,
  toggleScreen,
  toggleVideo,
} from '../../state/oneToOne';
import { showPages } from '../../state/coBrowsing';
import { AddToCall } from '../call/AddToCall';
import { CallChat } from '../call/CallChat';
import { MoveProblem } from '../call/MoveProblem';
import { QualityIndicator } from '../call/QualityIndicator';
import { StatsPanel } from '../call/StatsPanel';
import { useCallQuality } from '../call/useCallQuality';
import { CoBrowsingBar } from '../cobrowsing/CoBrowsingBar';
import { ReactionsPanel } from '../reactions/ReactionsPanel';
import { DevicesPanel } from './DevicesPanel';
import { PictureButton } from './PictureButton';
import { Stage, toggleFullScreen } from './Stage';
import { CallBar } from './CallBar';
import more from './RoomMore.module.css';

export type LiveCall = Extract<CallState, { call: unknown }>;

/** What is said of the connection while it is not up. */
const statusTexts: Partial<Record<LiveCall['phase'], string>> = {
  connecting: 'Connecting …',
  reconnecting: 'The connection is interrupted. We keep trying.',
};

/**
 * The current one-to-one call.
 * @param isPart whether it is part of a page, beside its other content; otherwise it fills the window
 */
export function CallStage({ phase, call, isPart = false }: LiveCall & { isPart?: boolean }) {
  const dispatch = useAppDispatch();
  const outgoing = useAppSelector(selectOutgoing);
  const { local, remote } = useCallStreams();
  const { localMicrophoneEnabled, localCameraEnabled, screenSharingActive, isVideoOn, peer } = outgoing;
  const quality = useCallQuality(phase === 'connected');
  const { username } = call.peer;
  const mute = () => dispatch(toggleMicrophone(!localMicrophoneEnabled));
  const turnCamera = () => isVideoOn && dispatch(toggleCamera(!localCameraEnabled));
  const share = () => isVideoOn && dispatch(toggleScreen(!screenSharingActive));
  // the page beneath is what is shown
  const startShowing = () => {
    dispatch(showPages(true));
    dispatch(callSlice.actions.callOpened(false));
  };
  const raiseHand = (isUp: boolean) => dispatch(raiseHandInCall(isUp));
  const reactionsPanel = (
    <ReactionsPanel
      hand={{ isUp: outgoing.hasRaisedHand, onChange: raiseHand }}
      onReact={(reaction) => dispatch(reactInCall(reaction))}
    />
  );
  const devicesPanel = (
    <DevicesPanel
      effects={outgoing.effects}
      onChoose={(kind, deviceId) => dispatch(chooseInput(kind, deviceId))}
      onEffect={(effect, isOn) => dispatch(setCallEffect(effect, isOn))}
    />
  );
  const turnVideo = () => void dispatch(toggleVideo(!isVideoOn));

  const sendsVideo = peer === null || peer.isCameraOn || peer.isSharingScreen;
  const hasFrames = quality === null || quality.framesPerSecond > 0;
  const isFrozen = phase === 'reconnecting' || quality?.reason === 'no-packets';
  // a picture that stands still stays, dimmed
  const isPictureShown = isVideoOn && sendsVideo && (hasFrames || isFrozen);
  const note = statusTexts[phase];
  return (
    <Stage
      label={`Call with ${username}`}
      peopleLabel="People in this call"
      title={username}
      since={outgoing.connectedAt}
      people={[
        {
          id: call.peer.socketId,
          name: username,
          stream: remote,
          isVideoOn: isPictureShown,
          isSharingScreen: peer?.isSharingScreen ?? false,
          isPresenterOn: peer !== null && peer.isSharingScreen && peer.isCameraOn,
          isMuted: peer?.isMicrophoneOn === false,
          isSpeaking: false,
          isFrozen,
          state: stateOf(peer, isFrozen),
          hasRaisedHand: peer?.hasRaisedHand ?? false,
          reaction: outgoing.reactions.peer,
          note: noteOf(username, { isVideoOn, sendsVideo, isConnected: phase === 'connected' }),
        },
      ]}
      own={{
        id: 'own',
        name: 'You',
        stream: local,
        isVideoOn: localCameraEnabled || screenSharingActive,
        isSharingScreen: screenSharingActive,
        isPresenterOn: false,
        isMuted: !localMicrophoneEnabled,
        isSpeaking: false,
        isFrozen: false,
        state: '',
        note: null,
        hasRaisedHand: outgoing.hasRaisedHand,
        reaction: outgoing.reactions.own,
      }}
      largeId={call.peer.socketId}
      status={quality && <QualityIndicator quality={quality} />}
      whileEmpty=""
      alerts={
        <>
          <div role="status">{note !== undefined && <Alert type="info" showIcon title={note} />}</div>
          <CoBrowsingBar name={username} isPageSeen={false} />
          {!isPart && <MoveProblem />}
          {outgoing.deviceProblem !== null && (
            <Alert role="alert" type="warning" showIcon title={outgoing.deviceProblem} />
          )}
        </>
      }
      bar={(panels) => <CallBar panels={panels} actions={{ mute, turnCamera, share }} />}
      panels={{
        chat: { title: 'Chat', content: <CallChat other={username} /> },
        reactions: {
          title: 'Reactions',
          content: reactionsPanel,
        },
        devices: {
          title: 'Devices',
          content: devicesPanel,
        },
        more: {
          title: 'More',
          content: (
            <>
              <div className={more.narrow}>{reactionsPanel}</div>
              <Button onClick={startShowing}>Show {username} the pages I open</Button>
              <Button aria-pressed={!isVideoOn} aria-keyshortcuts="a" onClick={turnVideo}>
                {isVideoOn ? 'Voice only' : 'Turn video on'}
              </Button>
              <Button
                aria-keyshortcuts="f"
                onClick={({ currentTarget }) => void toggleFullScreen(currentTarget.closest('section'))}
              >
                Full screen
              </Button>
              <PictureButton stream={remote} />
              {!isPart && <AddToCall />}
              {devicesPanel}
              <StatsPanel quality={quality} />
              <p>
                Press <kbd>?</kbd> for the keyboard shortcuts.
              </p>
            </>
          ),
        },
      }}
      keys={{
        m: { does: 'Microphone on or off', press: mute },
        v: { does: 'Camera on or off', press: turnCamera },
        h: { does: 'Raise or lower your hand', press: () => raiseHand(!outgoing.hasRaisedHand) },
        s: { does: 'Share the screen, or stop', press: share },
        a: { does: 'Voice only, or video again', press: turnVideo },
      }}
      isFull={!isPart}
      onShrink={isPart ? null : () => dispatch(callSlice.actions.callOpened(false))}
    />
  );
}

/** What is said beside the name of the other side. */
function stateOf(peer: PeerStatus | null, isFrozen: boolean): string {
  const labels = [
    peer?.isSharingScreen === true && 'sharing the screen',
    peer?.isMicrophoneOn === false && 'microphone off',
    peer?.hasRaisedHand === true && 'hand raised',
    isFrozen && 'picture stopped',
  ];
  return labels.filter((label) => label !== false).join(', ');
}

/** Why there is no picture of the other side. */
function noteOf(
  name: string,
  { isVideoOn, sendsVideo, isConnected }: { isVideoOn: boolean; sendsVideo: boolean; isConnected: boolean },
): string | null {
  if (!isVideoOn) return 'Voice only';
  if (!sendsVideo) return `${name}’s camera is off.`;
  return isConnected ? 'No video from the other side.' : null;
}

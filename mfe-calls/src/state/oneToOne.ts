import type { CallMedia, CallPeer } from '@tayyib/shared/contracts';
import { cleanText } from '@tayyib/shared/clean-text';
import { callMessageMaxLength } from '@tayyib/shared/limits';
import type { AppDispatch, RootState } from '@tayyib/shared/sdk/store';
import { callsApi } from '../api/callsApi';
import { CallDriver } from '../rtc/call/CallDriver';
import { CallSignalling } from '../rtc/call/CallSignalling';
import { callOf, rejoinInputs } from '../rtc/call/callTransitions';
import { PeerLink } from '../rtc/link/PeerLink';
import type { PeerStatus } from '../rtc/link/PeerStatus';
import { createQueue, type Queue } from '../rtc/media/createQueue';
import type { DeviceEffect } from '../rtc/media/deviceEffects';
import { LocalMedia, type MediaState } from '../rtc/media/LocalMedia';
import type { CallReaction } from '../domain/reactions';
import { callSlice, selectOutgoing } from './callSlice';
import { setOngoing } from './lifetime';
import { setCallStreams } from './mediaStreams';
import { clearSavedCall, saveCall, type SavedCall } from './resumeStorage';
import { ShownReactions } from './ShownReactions';

const {
  callChanged,
  callConnected,
  mediaChanged,
  chatOpened,
  chatLineAdded,
  chatRestored,
  devicesAwaited,
  peerChanged,
  videoToggled,
  callsReset,
  handRaised,
  reactionChanged,
} = callSlice.actions;

/** The root state with the lazily injected call slice. */
type WithCall = RootState & Parameters<typeof selectOutgoing>[0];

/** The call of this tab: devices, machine and connection, while the user is online for calls. */
interface OneToOne {
  driver: CallDriver;
  media: LocalMedia;
  signalling: CallSignalling;
  reactions: ShownReactions<'own' | 'peer'>;
  /** Whatever opens devices: two at once would close each other's, and neither would come about. */
  queue: Queue;
  stop: () => void;
}
let current: OneToOne | null = null;

/** Starts calls in this tab. Does nothing when they are started already. */
export const startCalls =
  (user: Pick<SavedCall, 'viewerId' | 'username' | 'isHidden'>) =>
  (dispatch: AppDispatch, getState: () => WithCall) => {
    if (current) return;
    const save = () => {
      const { isCameraOn, isMicrophoneOn } = media.current;
      saveCall({ ...user, isCameraOn, isMicrophoneOn }, driver.state);
    };
    const publish = ({ stream, ...shown }: MediaState) => {
      setCallStreams({ local: stream });
      dispatch(mediaChanged(shown));
      dispatch(sendStatus());
      save();
    };
    const media = new LocalMedia(publish, (kind, track) => void driver.peerLink?.setTrack(kind, track));
    const signalling = new CallSignalling();
    const reactions = new ShownReactions<'own' | 'peer'>((of, reaction) =>
      dispatch(reactionChanged({ of, reaction })),
    );
    const onMessage = (text: string) => {
      const content = cleanMessage(text);
      if (content === null) return;
      dispatch(chatLineAdded({ id: crypto.randomUUID(), isOwn: false, content, at: Date.now() }));
    };
    const driver = new CallDriver({
      signalling,
      openLink: ({ callId }, offers, listener) => {
        const link = new PeerLink(
          { offers, tracks: media.tracks, iceServers: () => signalling.iceServers(callId) },
          listener,
        );
        link.setStatus(statusOf(media.current, selectOutgoing(getState())));
        return link;
      },
      // the devices are released when a call ends
      resetMedia: () => media.close(),
      onChange: ({ state }) => {
        setOngoing('call', callOf(state) !== null);
        save();
        if (callOf(state) === null) reactions.clear();
        dispatch(callChanged(state));
        if (state.phase === 'connected') dispatch(callConnected(Date.now()));
      },
      onPeerStatus: (status) => dispatch(peerChanged(status)),
      onPeerReaction: (reaction) => reactions.show('peer', reaction),
      onRemoteStream: (stream) => setCallStreams({ remote: stream }),
      onChat: (change) => {
        if ('isOpen' in change) dispatch(chatOpened(change.isOpen));
        else onMessage(change.text);
      },
    });
    const stopListening = signalling.listen({
      input: driver.handle,
      description: driver.handleDescription,
      candidate: driver.handleCandidate,
    });
    const onPageHide = () => driver.handle({ type: 'pageHidden' });
    addEventListener('pagehide', onPageHide);
    const stop = () => {
      removeEventListener('pagehide', onPageHide);
      // hangs up, which needs the connection that listening has
      driver.dispose();
      stopListening();
      reactions.clear();
      media.close();
      setCallStreams({ remote: null });
      clearSavedCall();
      dispatch(callsReset());
    };
    current = { driver, media, signalling, reactions, queue: createQueue(), stop };
    dispatch(callChanged(driver.state));
  };

/** What is on here, as it is sent to the other side. */
const statusOf = (
  { isMicrophoneOn, isCameraOn, isSharingScreen }: MediaState,
  { hasRaisedHand, shownPage, pageAnswer }: ReturnType<typeof selectOutgoing>,
): PeerStatus => ({
  isMicrophoneOn,
  isCameraOn,
  isSharingScreen,
  hasRaisedHand,
  shownPage,
  isFollowing: pageAnswer === 'follow',
});

/** Tells the other side what is on here. */
export const sendStatus = () => (_dispatch: AppDispatch, getState: () => WithCall) => {
  if (!current) return;
  const { driver, media } = current;
  driver.peerLink?.setStatus(statusOf(media.current, selectOutgoing(getState())));
};

/** Raises or lowers the user's hand. */
export const raiseHandInCall = (isUp: boolean) => (dispatch: AppDispatch) => {
  dispatch(handRaised(isUp));
  dispatch(sendStatus());
};

/** Shows a reaction on both sides. */
export const reactInCall = (reaction: CallReaction) => () => {
  if (current?.driver.peerLink?.sendReaction(reaction)) current.reactions.show('own', reaction);
};

/** Hangs up, and releases devices and connection. */
export const stopCalls = () => () => {
  current?.stop();
  current = null;
};

/** Whether this tab is in a call, or about to be. */
export const isCalling = (): boolean => current !== null && callOf(current.driver.state) !== null;

/** The call that this tab is in and that both sides accepted, with what it sends; null outside of one. */
export const acceptedCall = (): { callId: string; media: LocalMedia } | null => {
  const state = current?.driver.state;
  const isAccepted = state && 'call' in state && !['dialling', 'ringing'].includes(state.phase);
  return current && isAccepted ? { callId: state.call.callId, media: current.media } : null;
};

/** Whether this is still the call of the tab, after something that took time. */
const isCurrent = (driver: CallDriver) => current?.driver === driver;

/**
 * Opens camera and microphone once and releases them again: the user can be called once they allowed both, and no light is on
 * until a call begins. A failure is shown. Does nothing where both were allowed already, as after a reconnect.
 */
export const checkDevices = () => async () => {
  if (!current) return;
  const { driver, media, queue } = current;
  await queue(async () => {
    if (!isCurrent(driver) || driver.state.phase !== 'unavailable') return;
    const isOpen = await media.tryOpen('video');
    media.close(media.current.problem);
    driver.handle({ type: isOpen ? 'mediaReady' : 'mediaLost' });
  });
};

/** Makes the user unavailable for calls while in a room; `checkDevices` reverts it. */
export const refuseCalls = () => () => current?.driver.handle({ type: 'mediaLost' });

/** Attempts to rejoin a call: the server needs a moment to notice that the old page is gone. */
const rejoin = { attempts: 12, everyMs: 400 } as const;

/** Rejoins the call that this tab was in before a reload, with the same devices off, if the call still exists. */
export const rejoinCall =
  (saved: SavedCall) =>
  async (dispatch: AppDispatch): Promise<void> => {
    if (!current) return;
    const { driver, media, signalling, queue } = current;
    const { call, isCameraOn, isMicrophoneOn } = saved;
    const isReady = await queue(async () => {
      if (!isCurrent(driver) || !(await media.tryOpen(isCameraOn ? 'video' : 'audio', isMicrophoneOn)))
        return false;
      driver.handle({ type: 'mediaReady' });
      return true;
    });
    if (!isReady) return;
    // a call that began meanwhile keeps its devices
    const isInAnother = () => callOf(driver.state) !== null;
    for (let attempt = 0; attempt < rejoin.attempts; attempt += 1) {
      const inputs = rejoinInputs(call, await signalling.resumeCall(call.callId));
      if (!isCurrent(driver) || isInAnother()) return;
      if (inputs) {
        inputs.forEach(driver.handle);
        void dispatch(restoreChat(call.callId));
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, rejoin.everyMs));
      if (!isCurrent(driver) || isInAnother()) return;
    }
    media.close();
    clearSavedCall();
  };

/** Shows the chat of a call from before a reload, as the server stored it. Without it the call goes on. */
const restoreChat = (callId: string) => async (dispatch: AppDispatch) => {
  const request = callsApi.endpoints.getCallMessages.initiate(callId, {
    forceRefetch: true,
    subscribe: false,
  });
  const { data } = await dispatch(request);
  if (data) dispatch(chatRestored(data.messages.map((line) => ({ ...line, at: Date.parse(line.at) }))));
};

/** Opens camera and microphone for a call. The store has the name of the other side until this has succeeded or failed. @returns whether they are open */
const openFor =
  (name: string, { media, driver }: OneToOne, kind: CallMedia) =>
  async (dispatch: AppDispatch): Promise<boolean> => {
    dispatch(devicesAwaited(name));
    const isOpen = await media.tryOpen(kind);
    if (isCurrent(driver)) dispatch(devicesAwaited(null));
    return isOpen;
  };

export const placeCall = (peer: CallPeer, kind: CallMedia) => async (dispatch: AppDispatch) => {
  const tab = current;
  if (!tab) return;
  const { driver, media, queue } = tab;
  await queue(async () => {
    const isFree = driver.state.phase === 'ringing' || !callOf(driver.state);
    if (!isCurrent(driver) || !isFree || !(await dispatch(openFor(peer.username, tab, kind)))) return;
    driver.dial(peer, kind);
    // not placed: while the devices opened, the connection was lost or another user called
    if (!callOf(driver.state) || driver.state.phase === 'ringing') media.close();
  });
};
/** Gives up a call before it was placed: devices that open later are released at once. */
export const cancelDial = () => (dispatch: AppDispatch) => {
  current?.media.close();
  dispatch(devicesAwaited(null));
};
export const hangUp = () => () => current?.driver.handle({ type: 'hungUp', reason: 'hung-up' });
export const toggleMicrophone = (isOn: boolean) => () => current?.media.setMicrophone(isOn);
export const toggleCamera = (isOn: boolean) => () => void current?.media.setCamera(isOn);
export const toggleScreen = (isOn: boolean) => () => void current?.media.setScreen(isOn);
export const setCallEffect = (effect: DeviceEffect, isOn: boolean) => () =>
  void current?.media.setEffect(effect, isOn);
export const chooseInput = (kind: 'audioinput' | 'videoinput', deviceId: string) => () =>
  void current?.media.choose(kind, deviceId);

/** Turns video on or off in both directions: voice only, for a slow network. */
export const toggleVideo = (isOn: boolean) => async (dispatch: AppDispatch) => {
  current?.driver.peerLink?.setVideo(isOn);
  dispatch(videoToggled(isOn));
  await current?.media.setScreen(false);
  await current?.media.setCamera(isOn);
};

/** The statistics of the call's connection; null outside of calls. */
export const callStats = (): Promise<RTCStatsReport> | null => current?.driver.peerLink?.stats() ?? null;

/** Answers the ringing call; accepted only once the devices are open. */
export const answerCall = (isAccepted: boolean) => async (dispatch: AppDispatch) => {
  const tab = current;
  const call = tab && callOf(tab.driver.state);
  if (!call) return;
  const { driver, queue } = tab;
  const { callId } = call;
  if (!isAccepted) return driver.handle({ type: 'rejected', callId });
  await queue(async () => {
    const isStillRinging = driver.state.phase === 'ringing' && driver.state.call.callId === callId;
    if (!isCurrent(driver) || !isStillRinging) return;
    const canAccept = await dispatch(openFor(call.peer.username, tab, call.media));
    driver.handle({ type: canAccept ? 'accepted' : 'rejected', callId });
  });
};

/** A chat message as it is sent or shown: cleaned and shortened; null when nothing is left. */
function cleanMessage(text: string): string | null {
  const message = cleanText(text).trim().slice(0, callMessageMaxLength);
  return message === '' ? null : message;
}

/** Sends and stores a chat message; false when the other side cannot be reached now. */
export const sendCallMessage = (text: string) => (dispatch: AppDispatch) => {
  const content = cleanMessage(text);
  const call = current && callOf(current.driver.state);
  if (!current || !call || content === null || !current.driver.peerLink?.sendChat(content)) return false;
  const id = crypto.randomUUID();
  dispatch(chatLineAdded({ id, isOwn: true, content, at: Date.now() }));
  current.signalling.saveChatLine({ callId: call.callId, id, content });
  return true;
};

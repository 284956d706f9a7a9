import type { CallMedia, CallPeer } from '@tayyib/shared/contracts';
import type { AppDispatch } from '@tayyib/shared/store';
import { chatLine } from '../domain/chatLine';
import { rejoinedAs } from '../rtc/call/rejoinedAs';
import { CallDriver } from '../rtc/call/CallDriver';
import { CallSignalling } from '../rtc/call/CallSignalling';
import { callOf } from '../rtc/call/callState';
import { PeerLink } from '../rtc/link/PeerLink';
import { LocalMedia, type MediaState } from '../rtc/media/LocalMedia';
import { callSlice } from './callSlice';
import { forgetCall, keepCall, type KeptCall } from './keptCall';
import { setStream } from './streams';

const { callChanged, mediaChanged, chatOpened, chatLineAdded, picturesToggled, callsForgotten } =
  callSlice.actions;

/** The one call of this tab: devices, machine and connection, as long as the person is online for calls. */
interface OneToOne {
  driver: CallDriver;
  media: LocalMedia;
  signalling: CallSignalling;
  stop: () => void;
}
let present: OneToOne | null = null;

/** Makes this tab able to call and be called. Does nothing when it is already. */
export const readyForCalls = (as: Omit<KeptCall, 'call'>) => (dispatch: AppDispatch) => {
  if (present) return;
  const publish = ({ stream, ...shown }: MediaState) => {
    setStream('local', stream);
    dispatch(mediaChanged(shown));
  };
  const media = new LocalMedia(publish, (kind, track) => void driver.peerLink?.setTrack(kind, track));
  const signalling = new CallSignalling();
  const hear = (text: string) => {
    const content = chatLine(text);
    if (content === null) return;
    dispatch(chatLineAdded({ id: crypto.randomUUID(), isOwn: false, content, at: Date.now() }));
  };
  const driver = new CallDriver({
    signalling,
    openLink: ({ callId }, offers, listener) =>
      new PeerLink(
        { offers, tracks: media.tracks, iceServers: () => signalling.iceServers(callId) },
        listener,
      ),
    // every end of a call lets the devices go
    resetMedia: () => media.close(),
    onChange: ({ state }) => {
      keepCall(as, state);
      dispatch(callChanged(state));
    },
    onRemoteStream: (stream) => setStream('remote', stream),
    onChat: (heard) => {
      if ('isOpen' in heard) dispatch(chatOpened(heard.isOpen));
      else hear(heard.text);
    },
  });
  const stopListening = signalling.listen({
    heard: driver.take,
    described: driver.describe,
    candidate: driver.addCandidate,
  });
  const stop = () => {
    stopListening();
    driver.take({ type: 'hungUp', reason: 'hung-up' });
    driver.dispose();
    media.close();
    setStream('remote', null);
    forgetCall();
    dispatch(callsForgotten());
  };
  present = { driver, media, signalling, stop };
  dispatch(callChanged(driver.state));
};

/** Ends the call that goes on and lets devices and connection go. */
export const doneWithCalls = () => () => {
  present?.stop();
  present = null;
};

/**
 * Asks for camera and microphone once and lets them go again: whoever allowed them can be called, and no light is on until
 * a call begins. What stands in the way is shown.
 */
export const checkDevices = () => async () => {
  if (!present) return;
  const { driver, media } = present;
  // a connection that came back in the middle of a call must not touch what the call sends
  if (callOf(driver.state)) return;
  const isOpen = await media.tryOpen('video');
  if (!callOf(driver.state)) media.close();
  driver.take({ type: isOpen ? 'mediaReady' : 'mediaLost' });
};

/** Nobody is called while they are in a room; `checkDevices` takes it back. */
export const refuseCalls = () => () => present?.driver.take({ type: 'mediaLost' });

/** How often and how long apart to ask after a call: the server needs a moment to see that the old page is gone. */
const rejoining = { times: 12, everyMs: 400 } as const;

/** Goes back into the call that this tab was in before it was loaded anew, if it still waits for us. */
export const rejoinCall = (call: KeptCall['call']) => async (): Promise<void> => {
  if (!present || !(await present.media.tryOpen(call.media))) return;
  const { driver, media, signalling } = present;
  driver.take({ type: 'mediaReady' });
  for (let time = 0; time < rejoining.times; time += 1) {
    const rejoined = rejoinedAs(call, await signalling.askBack(call.callId));
    if (rejoined) return rejoined.forEach(driver.take);
    await new Promise((resolve) => setTimeout(resolve, rejoining.everyMs));
  }
  media.close();
  forgetCall();
};

export const callPerson = (peer: CallPeer, kind: CallMedia) => async (): Promise<void> => {
  if (!present || !(await present.media.tryOpen(kind))) return;
  const { driver, media } = present;
  driver.dial(peer, kind);
  // nothing was placed: the connection went away while the devices opened
  if (!callOf(driver.state)) media.close();
};
export const hangUp = () => () => present?.driver.take({ type: 'hungUp', reason: 'hung-up' });
export const toggleMicrophone = (isOn: boolean) => () => present?.media.setMicrophone(isOn);
export const toggleCamera = (isOn: boolean) => () => void present?.media.setCamera(isOn);
export const toggleScreen = (isOn: boolean) => () => void present?.media.setScreen(isOn);
export const chooseInput = (kind: 'audioinput' | 'videoinput', deviceId: string) => () =>
  void present?.media.choose(kind, deviceId);

/** Pictures both ways or voice alone: for a network that carries no more. */
export const togglePictures = (isOn: boolean) => async (dispatch: AppDispatch) => {
  present?.driver.peerLink?.setPictures(isOn);
  dispatch(picturesToggled(isOn));
  await present?.media.setScreen(false);
  await present?.media.setCamera(isOn);
};

/** What the browser has counted of the call's connection; null outside of calls. */
export const callStats = (): Promise<RTCStatsReport> | null => present?.driver.peerLink?.stats() ?? null;

/** Answers the call that rings; accepted only once the devices are open. */
export const answerRing = (isAccepted: boolean) => async () => {
  const call = present && callOf(present.driver.state);
  if (!present || !call) return;
  const { driver, media } = present;
  const canTake = isAccepted && (await media.tryOpen(call.media));
  driver.take({ type: canTake ? 'accepted' : 'rejected', callId: call.callId });
};

/** Sends a line of chat and has it kept; false when the other side cannot be reached by it now. */
export const sayInCall = (text: string) => (dispatch: AppDispatch) => {
  const content = chatLine(text);
  const call = present && callOf(present.driver.state);
  if (!present || !call || content === null || !present.driver.peerLink?.say(content)) return false;
  const id = crypto.randomUUID();
  dispatch(chatLineAdded({ id, isOwn: true, content, at: Date.now() }));
  present.signalling.keepLine({ callId: call.callId, id, content });
  return true;
};

import type { CallMedia, CallPeer } from '@tayyib/shared/contracts';
import type { AppDispatch } from '@tayyib/shared/store';
import { CallDriver } from '../rtc/call/CallDriver';
import { CallSignalling } from '../rtc/call/CallSignalling';
import { callOf } from '../rtc/call/callState';
import { PeerLink } from '../rtc/link/PeerLink';
import { LocalMedia, type MediaState } from '../rtc/media/LocalMedia';
import { callSlice } from './callSlice';
import { iceServersFor } from './iceServers';
import { setStream } from './streams';

const { callChanged, mediaChanged, chatOpened, chatLineAdded, callsForgotten } = callSlice.actions;

/** The one call of this tab: devices, machine and connection, as long as the person is online for calls. */
interface OneToOne {
  driver: CallDriver;
  media: LocalMedia;
  stop: () => void;
}
let present: OneToOne | null = null;

/** Makes this tab able to call and be called. Does nothing when it is already. */
export const readyForCalls = () => (dispatch: AppDispatch) => {
  if (present) return;
  const publish = ({ stream, ...shown }: MediaState) => {
    setStream('local', stream);
    dispatch(mediaChanged(shown));
  };
  const media = new LocalMedia(publish, (kind, track) => void driver.peerLink?.setTrack(kind, track));
  const signalling = new CallSignalling();
  const driver = new CallDriver({
    signalling,
    openLink: (call, offers, listener) =>
      new PeerLink(
        { offers, tracks: media.tracks, configuration: { iceServers: iceServersFor(call.callId) } },
        listener,
      ),
    // every end of a call lets the devices go
    resetMedia: () => media.close(),
    onChange: ({ state }) => dispatch(callChanged(state)),
    onRemoteStream: (stream) => setStream('remote', stream),
    onChat: (heard) => {
      if ('isOpen' in heard) dispatch(chatOpened(heard.isOpen));
      else
        dispatch(
          chatLineAdded({ id: crypto.randomUUID(), isOwn: false, content: heard.text, at: Date.now() }),
        );
    },
  });
  const stopListening = signalling.listen({
    heard: driver.take,
    described: driver.describe,
    candidate: driver.addCandidate,
  });
  const stop = () => {
    stopListening();
    driver.dispose();
    media.close();
    setStream('remote', null);
    dispatch(callsForgotten());
  };
  present = { driver, media, stop };
  dispatch(callChanged(driver.state));
};

/** Lets devices and connection go. */
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
  const isOpen = await media.tryOpen('video');
  media.close();
  driver.take({ type: isOpen ? 'mediaReady' : 'mediaLost' });
};

/** Nobody is called while they are in a room; `checkDevices` takes it back. */
export const refuseCalls = () => () => present?.driver.take({ type: 'mediaLost' });

export const callPerson = (peer: CallPeer, kind: CallMedia) => async (): Promise<void> => {
  if (await present?.media.tryOpen(kind)) present?.driver.dial(peer, kind);
};
export const hangUp = () => () => present?.driver.take({ type: 'hungUp', reason: 'hung-up' });
export const toggleMicrophone = (isOn: boolean) => () => present?.media.setMicrophone(isOn);
export const toggleCamera = (isOn: boolean) => () => void present?.media.setCamera(isOn);
export const toggleScreen = (isOn: boolean) => () => void present?.media.setScreen(isOn);

/** Answers the call that rings; accepted only once the devices are open. */
export const answerRing = (isAccepted: boolean) => async () => {
  const call = present && callOf(present.driver.state);
  if (!present || !call) return;
  const { driver, media } = present;
  const canTake = isAccepted && (await media.tryOpen(call.media));
  driver.take({ type: canTake ? 'accepted' : 'rejected', callId: call.callId });
};

/** Sends a line of chat; false when the other side cannot be reached by it now. */
export const sayInCall = (content: string) => (dispatch: AppDispatch) => {
  const isSent = present?.driver.peerLink?.say(content) ?? false;
  if (isSent) dispatch(chatLineAdded({ id: crypto.randomUUID(), isOwn: true, content, at: Date.now() }));
  return isSent;
};

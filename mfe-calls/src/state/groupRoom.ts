import type {
  GroupCallModerate,
  GroupCallPlan,
  GroupCallRegister,
  GroupCallStatus,
  GroupParticipant,
  RoomEndReason,
} from '@tayyib/shared/contracts';
import type { AppDispatch } from '@tayyib/shared/sdk/store';
import { onlyListens } from '../domain/onlyListens';
import type { CallReaction } from '../domain/reactions';
import { groupSignalling } from '../rtc/group/GroupSignalling';
import { ForwardedTransport } from '../rtc/group/forwarded/ForwardedTransport';
import { MeshTransport } from '../rtc/group/MeshTransport';
import { RoomDriver, type RoomEntry } from '../rtc/group/RoomDriver';
import type { OpenTransport } from '../rtc/group/VideoTracks';
import type { DeviceEffect } from '../rtc/media/deviceEffects';
import { LocalMedia, type MediaState } from '../rtc/media/LocalMedia';
import { groupSlice, selectGroup, type WithRoom } from './groupSlice';
import { setOngoing } from './lifetime';
import { setRoomStreams } from './mediaStreams';
import { checkDevices, refuseCalls } from './oneToOne';
import { stopRecording, recordFrom } from './roomRecording';
import { ShownReactions } from './ShownReactions';
import { clearSavedRoom, saveRoom, type SavedRoom } from './resumeStorage';

const actions = groupSlice.actions;

/** Why a room ended. */
const endMessages: Readonly<Record<RoomEndReason, string>> = {
  'closed-by-host': 'The host has closed the room.',
  removed: 'The host has removed you from the room.',
  refused: 'The host has not let you in.',
  elsewhere: 'You are in the room on another tab or device now.',
  empty: 'Everyone has left the room.',
  'not-begun': 'Nobody opened the room, so it is closed.',
  lost: 'The connection to the room was lost.',
};

/** The user in the room, as saved for a reload. */
type RoomUser = Pick<SavedRoom, 'viewerId' | 'username'>;

/** The room of this tab and its devices. */
let current: { driver: RoomDriver; media: LocalMedia; stop: () => void } | null = null;
let roomUser: RoomUser | null = null;

/** Sets the user who enters rooms. */
export const startRooms = (user: RoomUser) => () => {
  roomUser = user;
};

/** Opens the media route that the server chose, with the ICE servers it provides. */
const openTransport: OpenTransport = (kind, own, tracks, listener) => {
  const Transport = kind === 'sfu' ? ForwardedTransport : MeshTransport;
  return new Transport(own, () => groupSignalling.iceServers(own.roomId), tracks, listener);
};

/** Creates the room of this tab on first use. */
const roomOf = (dispatch: AppDispatch, getState: () => WithRoom) => {
  if (current) return current;
  const media = new LocalMedia(
    ({ stream, ...shown }: MediaState) => {
      setRoomStreams({ local: stream });
      dispatch(actions.devicesChanged(shown));
      dispatch(sendOwnStatus());
      driver.publish();
      recordFrom(media.ownMicrophone);
    },
    () => undefined,
  );
  const reactions = new ShownReactions<string>((of, reaction) =>
    dispatch(actions.reactionChanged({ of, reaction })),
  );
  const driver: RoomDriver = new RoomDriver({
    tracks: () => media.tracks,
    openTransport,
    onPhase: (phase, roomId) => {
      setOngoing('room', phase !== 'outside');
      // first: who is outside sends nothing about their devices, and saves no room
      dispatch(actions.phaseChanged({ phase, roomId, at: Date.now() }));
      if (phase !== 'in') dispatch(stopRecording());
      if (phase !== 'outside') return;
      reactions.clear();
      clearSavedRoom();
      media.close();
      void dispatch(checkDevices());
    },
    onRoom: (room) => {
      const own = room.participants.find(({ self }) => self);
      // who only listens has no device open, however they came in
      if (onlyListens(room)) {
        if (media.isOpen) media.listenOnly();
      } else if (own?.isMutedByHost && media.current.isMicrophoneOn) media.setMicrophone(false);
      const before = selectGroup(getState()).room;
      const wasHost = before?.participants.some(({ self, isHost }) => self && isHost) ?? false;
      if (before && !wasHost && own?.isHost)
        dispatch(actions.noticeChanged('You are the host of this room now.'));
      if (!own?.isHost) dispatch(stopRecording());
      dispatch(actions.roomChanged(room));
      if (!before || !isDescribedBy(own, selectGroup(getState()))) dispatch(sendOwnStatus());
    },
    onLobby: (subject) => dispatch(actions.lobbyEntered(subject)),
    onChat: (lines, isAll) => dispatch(actions.chatReceived({ lines, isAll })),
    onReaction: (participant, reaction) => reactions.show(participant, reaction),
    onStreams: (remote) => {
      setRoomStreams({ remote });
      const list = [...remote].map(([participant, { id: streamId }]) => ({ participant, streamId }));
      dispatch(actions.streamsChanged(list));
    },
    onRestoring: (isRestoring) => dispatch(actions.restoringChanged(isRestoring)),
    onSpeaker: (participant) => dispatch(actions.speakerChanged(participant)),
    onEnd: (reason) => dispatch(actions.noticeChanged(endMessages[reason])),
    onProblem: (message) => dispatch(actions.noticeChanged(message)),
  });
  const onPageHide = () => driver.pageHidden();
  addEventListener('pagehide', onPageHide);
  const stop = () => {
    removeEventListener('pagehide', onPageHide);
    // leaves, which needs the connection that listening has
    driver.dispose();
    reactions.clear();
    media.close();
  };
  current = { driver, media, stop };
  return current;
};

const bothOn = { isCameraOn: true, isMicrophoneOn: true };

/** Opens the devices and enters; a user in a room is unavailable for calls. */
const join =
  (enter: (driver: RoomDriver) => Promise<void>, { isCameraOn, isMicrophoneOn } = bothOn) =>
  async (dispatch: AppDispatch, getState: () => WithRoom): Promise<void> => {
    dispatch(actions.noticeChanged(null));
    const { driver, media } = roomOf(dispatch, getState);
    if (!(await media.tryOpen(isCameraOn ? 'video' : 'audio', isMicrophoneOn))) return;
    dispatch(refuseCalls());
    await enter(driver);
  };

export const openRoom = (room: GroupCallRegister) => join((driver) => driver.open(room));

/** Opens a room for later, without joining it. False when the server refuses, with the reason shown. */
export const planRoom = (room: GroupCallPlan) => async (dispatch: AppDispatch) => {
  const reply = await groupSignalling.plan(room);
  dispatch(actions.noticeChanged(reply.ok ? null : reply.message));
  return reply.ok;
};

/** Closes a room that the user planned, from outside it; a refusal is shown. */
export const closePlannedRoom = (roomId: string) => async (dispatch: AppDispatch) => {
  const reply = await groupSignalling.close(roomId);
  if (!reply.ok) dispatch(actions.noticeChanged(reply.message));
};

/** Opens camera and microphone before a room is joined. Nothing is sent; why one cannot be opened becomes the notice. */
export const openPreview =
  () =>
  async (dispatch: AppDispatch, getState: () => WithRoom): Promise<void> => {
    dispatch(actions.noticeChanged(null));
    await roomOf(dispatch, getState).media.tryOpen('video');
  };

/** Releases the devices of a preview that was cancelled. Does nothing once the user has asked to join. */
export const closePreview = () => (dispatch: AppDispatch, getState: () => WithRoom) => {
  if (selectGroup(getState()).phase !== 'outside') return;
  current?.media.close(null);
  dispatch(actions.noticeChanged(null));
};

/**
 * Joins a room, or asks to, with the devices that the preview has open.
 * @param listensOnly releases the devices first: nothing is sent
 */
export const enterRoom =
  (entry: RoomEntry, { listensOnly = false } = {}) =>
  async (dispatch: AppDispatch, getState: () => WithRoom): Promise<void> => {
    dispatch(actions.noticeChanged(null));
    const { driver, media } = roomOf(dispatch, getState);
    if (listensOnly) media.listenOnly();
    dispatch(refuseCalls());
    await driver.enter(entry);
  };

/** Joins the room that the call of this tab became, beside the call, with copies of what the call sends. */
export const enterFromCall =
  (roomId: string, from: LocalMedia) =>
  async (dispatch: AppDispatch, getState: () => WithRoom): Promise<void> => {
    const { driver, media } = roomOf(dispatch, getState);
    media.adopt(from);
    dispatch(actions.arrivalChanged(true));
    await driver.enter({ roomId });
  };

/** Rejoins the room this tab was in before a reload, with the same devices off. */
export const restoreRoom = ({ roomId, listensOnly = false, ...devices }: SavedRoom) =>
  listensOnly ? enterRoom({ roomId }, { listensOnly }) : join((driver) => driver.enter({ roomId }), devices);
export const leaveRoom = () => () => current?.driver.leave();
export const closeRoom = () => () => void current?.driver.close();
/** Rejoins after each registration with the server. */
export const rejoinRoom = () => () => void current?.driver.rejoin();

/** Leaves the room and releases the devices, without a notice. */
export const stopRooms = () => (dispatch: AppDispatch) => {
  current?.stop();
  current = null;
  roomUser = null;
  dispatch(actions.roomReset());
};

/** Sends the state of the user's hand, microphone, camera and screen to the others. */
const sendOwnStatus = () => (_dispatch: AppDispatch, getState: () => WithRoom) => {
  const { phase, roomId, hasRaisedHand, isCameraOn, isMicrophoneOn, isSharingScreen } =
    selectGroup(getState());
  if (phase !== 'in' || roomId === null) return;
  const { audio = null, video = null } = current?.media.tracks ?? {};
  const listensOnly = audio === null && video === null;
  if (roomUser) saveRoom({ ...roomUser, roomId, isCameraOn, isMicrophoneOn, listensOnly });
  groupSignalling.sendStatus({ roomId, hasRaisedHand, isCameraOn, isMicrophoneOn, isSharingScreen });
};

type OwnStatus = Omit<GroupCallStatus, 'roomId'>;

/** False when a change did not reach the server: it was made while there was no connection. */
const isDescribedBy = (own: GroupParticipant | undefined, status: OwnStatus) =>
  own?.isCameraOn === status.isCameraOn &&
  own.isMicrophoneOn === status.isMicrophoneOn &&
  own.isSharingScreen === status.isSharingScreen &&
  (own.handRaisedAt !== null) === status.hasRaisedHand;

export const raiseHand = (isUp: boolean) => (dispatch: AppDispatch) => {
  dispatch(actions.handToggled(isUp));
  dispatch(sendOwnStatus());
};
/** Shows a reaction to everyone in the room; the server sends it to this side too. */
export const reactInRoom = (reaction: CallReaction) => (_dispatch: AppDispatch, getState: () => WithRoom) => {
  const { phase, roomId } = selectGroup(getState());
  if (phase === 'in' && roomId !== null) groupSignalling.react({ roomId, reaction });
};
const listenersShowNothing = 'You are listening. Raise your hand: who may speak can show a picture too.';

/** Whether the user only listens to the room they are in. */
const isListener = (state: WithRoom): boolean => {
  const { room } = selectGroup(state);
  return room !== null && onlyListens(room);
};
export const setRoomMicrophone = (isOn: boolean) => (dispatch: AppDispatch, getState: () => WithRoom) => {
  const own = selectGroup(getState()).room?.participants.find(({ self }) => self);
  if (isOn && own?.isMutedByHost) {
    dispatch(actions.noticeChanged('The host has muted you. Raise your hand to ask to speak.'));
    return;
  }
  current?.media.setMicrophone(isOn);
};
export const setRoomCamera =
  (isOn: boolean) =>
  (dispatch: AppDispatch, getState: () => WithRoom): void => {
    if (isOn && isListener(getState())) return void dispatch(actions.noticeChanged(listenersShowNothing));
    void current?.media.setCamera(isOn);
  };
export const setRoomEffect = (effect: DeviceEffect, isOn: boolean) => () =>
  void current?.media.setEffect(effect, isOn);
export const chooseRoomInput = (kind: 'audioinput' | 'videoinput', deviceId: string) => () =>
  void current?.media.choose(kind, deviceId);
export const setRoomScreen =
  (isOn: boolean) =>
  (dispatch: AppDispatch, getState: () => WithRoom): void => {
    if (isOn && isListener(getState())) return void dispatch(actions.noticeChanged(listenersShowNothing));
    void current?.media.setScreen(isOn);
  };

/** A moderation action of the host; a refusal is shown. */
export const moderate = (request: GroupCallModerate) => async (dispatch: AppDispatch) => {
  const reply = await groupSignalling.moderate(request);
  if (!reply.ok) dispatch(actions.noticeChanged(reply.message));
};

/** Invites an online user to the room. Returns false when the server refuses, and shows the reason. */
export const inviteToRoom = (roomId: string, peer: string) => async (dispatch: AppDispatch) => {
  const reply = await groupSignalling.invite(roomId, peer);
  if (!reply.ok) dispatch(actions.noticeChanged(reply.message));
  return reply.ok;
};

/** Sends a chat message; false when it was refused, with the reason shown. */
export const sendRoomMessage = (roomId: string, content: string) => async (dispatch: AppDispatch) => {
  const reply = await groupSignalling.sendMessage(roomId, content);
  if (!reply.ok) dispatch(actions.noticeChanged(reply.message));
  return reply.ok;
};

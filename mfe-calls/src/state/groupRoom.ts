import type { GroupCallModerate, GroupCallRegister } from '@tayyib/shared/contracts';
import type { AppDispatch } from '@tayyib/shared/store';
import { groupSignalling } from '../rtc/group/GroupSignalling';
import { openTransport } from '../rtc/group/openTransport';
import { RoomDriver } from '../rtc/group/RoomDriver';
import { LocalMedia, type MediaState } from '../rtc/media/LocalMedia';
import { groupSlice, selectGroup, type WithRoom } from './groupSlice';
import { setGroupStreams } from './groupStreams';
import { forgetRoom, keepRoom, type KeptRoom } from './keptRoom';
import { checkDevices, refuseCalls } from './oneToOne';

const actions = groupSlice.actions;

/** Who is in the room, as they are known after this page was loaded anew. */
type InRoomAs = Pick<KeptRoom, 'viewerId' | 'username'>;

/** The one room of this tab and its devices. */
let present: { driver: RoomDriver; media: LocalMedia } | null = null;
let inRoomAs: InRoomAs | null = null;

/** Says who goes into rooms from now on. */
export const readyForRooms = (as: InRoomAs) => () => {
  inRoomAs = as;
};

/** Makes the room of this tab when it is first needed. */
const roomOf = (dispatch: AppDispatch, getState: () => WithRoom) => {
  if (present) return present;
  const media = new LocalMedia(
    ({ stream, ...shown }: MediaState) => {
      setGroupStreams({ local: stream });
      dispatch(actions.devicesChanged(shown));
      dispatch(describeSelf());
      driver.publish();
    },
    () => undefined,
  );
  const driver: RoomDriver = new RoomDriver({
    tracks: () => media.tracks,
    openTransport,
    onPhase: (phase, roomId) => {
      if (phase === 'outside') {
        forgetRoom();
        media.close();
        void dispatch(checkDevices());
      }
      dispatch(actions.phaseChanged({ phase, roomId }));
    },
    onRoom: (room) => {
      const own = room.participants.find(({ self }) => self);
      if (own?.isMutedByHost && media.current.isMicrophoneOn) media.setMicrophone(false);
      const wasIn = selectGroup(getState()).room !== null;
      dispatch(actions.roomChanged(room));
      if (!wasIn) dispatch(describeSelf());
    },
    onChat: (lines, isAll) => dispatch(actions.linesHeard({ lines, isAll })),
    onStreams: (remote) => {
      setGroupStreams({ remote });
      const list = [...remote].map(([participant, { id: streamId }]) => ({ participant, streamId }));
      dispatch(actions.streamsChanged(list));
    },
    onRestoring: (isRestoring) => dispatch(actions.restoringChanged(isRestoring)),
    onSpeaker: (participant) => dispatch(actions.speakerChanged(participant)),
    onEnd: (reason) => dispatch(actions.ended(reason)),
    onProblem: (sentence) => dispatch(actions.noticed(sentence)),
  });
  present = { driver, media };
  return present;
};

const bothOn = { isCameraOn: true, isMicrophoneOn: true };

/** Opens the devices and goes in; nobody who is in a room is called. */
const goIn =
  (into: (driver: RoomDriver) => Promise<void>, { isCameraOn, isMicrophoneOn } = bothOn) =>
  async (dispatch: AppDispatch, getState: () => WithRoom): Promise<void> => {
    dispatch(actions.noticed(null));
    const { driver, media } = roomOf(dispatch, getState);
    if (!(await media.tryOpen(isCameraOn ? 'video' : 'audio'))) return;
    if (!isMicrophoneOn) media.setMicrophone(false);
    dispatch(refuseCalls());
    await into(driver);
  };

export const openRoom = (room: GroupCallRegister) => goIn((driver) => driver.open(room));
export const enterRoom = (roomId: string) => goIn((driver) => driver.enter(roomId));
/** Back into the room this tab was in before it was loaded anew, with what was off still off. */
export const returnToRoom = ({ roomId, ...devices }: KeptRoom) =>
  goIn((driver) => driver.enter(roomId), devices);
export const leaveRoom = () => () => present?.driver.leave();
export const closeRoom = () => () => void present?.driver.close();
/** After each registration with the server. */
export const comeBackToRoom = () => () => void present?.driver.comeBack();

/** Lets room and devices go without a word about it. */
export const doneWithRooms = () => (dispatch: AppDispatch) => {
  present?.driver.dispose();
  present?.media.close();
  present = null;
  dispatch(actions.roomForgotten());
};

/** Tells the others of one's hand, microphone, camera and screen. */
const describeSelf = () => (_dispatch: AppDispatch, getState: () => WithRoom) => {
  const { phase, roomId, hasRaisedHand, isCameraOn, isMicrophoneOn, isSharingScreen } =
    selectGroup(getState());
  if (phase !== 'in' || roomId === null) return;
  if (inRoomAs) keepRoom({ ...inRoomAs, roomId, isCameraOn, isMicrophoneOn });
  groupSignalling.describeSelf({ roomId, hasRaisedHand, isCameraOn, isMicrophoneOn, isSharingScreen });
};

export const moveHand = (isUp: boolean) => (dispatch: AppDispatch) => {
  dispatch(actions.handMoved(isUp));
  dispatch(describeSelf());
};
export const setRoomMicrophone = (isOn: boolean) => (dispatch: AppDispatch, getState: () => WithRoom) => {
  const own = selectGroup(getState()).room?.participants.find(({ self }) => self);
  if (isOn && own?.isMutedByHost) {
    dispatch(actions.noticed('The host has muted you. Raise your hand to be let speak.'));
    return;
  }
  present?.media.setMicrophone(isOn);
};
export const setRoomCamera = (isOn: boolean) => () => void present?.media.setCamera(isOn);
export const setRoomScreen = (isOn: boolean) => () => void present?.media.setScreen(isOn);

/** What the host does; a refusal is shown. */
export const moderate = (asked: GroupCallModerate) => async (dispatch: AppDispatch) => {
  const answer = await groupSignalling.moderate(asked);
  if (!answer.ok) dispatch(actions.noticed(answer.message));
};

/** Sends a line of chat; false when it was not taken, with the reason shown. */
export const sayInRoom = (roomId: string, content: string) => async (dispatch: AppDispatch) => {
  const answer = await groupSignalling.say(roomId, content);
  if (!answer.ok) dispatch(actions.noticed(answer.message));
  return answer.ok;
};

import type { GroupCallState } from '@tayyib/shared/contracts';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { onlyListens } from '../../domain/onlyListens';
import { leaveRoom, setRoomCamera, setRoomMicrophone } from '../../state/groupRoom';
import { groupSlice, selectGroup } from '../../state/groupSlice';
import { useRoomStreams } from '../../state/mediaStreams';
import { RecordingNote } from '../group/RecordingNote';
import { largeOf } from './largeOf';
import { personOf } from './personOf';
import { SmallButton, SmallWindow } from './SmallWindow';

/** The room of the user while they are elsewhere: who speaks, or the screen that is shared. */
export function RoomWindow({ room }: { room: GroupCallState }) {
  const dispatch = useAppDispatch();
  const { remote } = useRoomStreams();
  const group = useAppSelector(selectGroup);
  const { speaker, joinedAt, isMicrophoneOn, isCameraOn } = group;
  const large = largeOf(room.participants, {
    speaker,
    layout: 'spotlight',
    isOneToMany: room.isOneToMany,
  });
  const shown = large && personOf(large, remote.get(large.participant) ?? null, group);
  return (
    <SmallWindow
      label={`Room ${room.title}`}
      name={shown?.name ?? room.title}
      stream={shown?.isVideoOn ? shown.stream : null}
      isFrozen={shown?.isFrozen ?? false}
      since={joinedAt}
      reaction={shown?.reaction ?? null}
      devices={
        onlyListens(room)
          ? null
          : {
              isMicrophoneOn,
              isCameraOn,
              onMicrophone: () => dispatch(setRoomMicrophone(!isMicrophoneOn)),
              onCamera: () => dispatch(setRoomCamera(!isCameraOn)),
            }
      }
      hangUpLabel="Leave the room"
      onHangUp={() => dispatch(leaveRoom())}
      below={room.isOneToMany && <RecordingNote room={room} />}
      back={
        <SmallButton
          icon="large"
          label={`In the room ${room.title}. Go back to it`}
          onClick={() => dispatch(groupSlice.actions.roomOpened(true))}
        />
      }
    />
  );
}

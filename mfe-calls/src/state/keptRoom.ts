import { keptInTab } from './keptInTab';

/** What a tab must know to go back into its room after it was loaded anew: also what the others did not see or hear of this person. */
export interface KeptRoom {
  viewerId: string;
  username: string;
  roomId: string;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
}

/** The room this tab was in when it was loaded anew. */
export const { keep: keepRoom, forget: forgetRoom, keptOf: keptRoomOf } = keptInTab('tayyib.room', isKept);

function isKept(value: object): value is KeptRoom {
  const has = (name: string, type: string) => typeof Reflect.get(value, name) === type;
  return (
    has('viewerId', 'string') &&
    has('username', 'string') &&
    has('roomId', 'string') &&
    has('isCameraOn', 'boolean') &&
    has('isMicrophoneOn', 'boolean')
  );
}

import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { chooseRoomInput, setRoomEffect } from '../../state/groupRoom';
import { selectGroup } from '../../state/groupSlice';
import { DevicesPanel } from './DevicesPanel';

/** The devices of the user in a room, or before they join one. */
export function RoomDevices() {
  const dispatch = useAppDispatch();
  const { effects } = useAppSelector(selectGroup);
  return (
    <DevicesPanel
      effects={effects}
      onChoose={(kind, deviceId) => dispatch(chooseRoomInput(kind, deviceId))}
      onEffect={(effect, isOn) => dispatch(setRoomEffect(effect, isOn))}
    />
  );
}

import { Button } from '@tayyib/shared/sdk/ui';
import { chooseDevice, chosenDevice } from '../../rtc/media/chosenDevices';
import type { DeviceEffect, DeviceEffects } from '../../rtc/media/deviceEffects';
import { EffectSwitches } from '../media/EffectSwitches';
import { DevicePicker } from '../media/DevicePicker';
import { useDevices } from '../media/useDevices';

/** The choice of microphone, camera and speaker during a call or in a room. */
export function DevicesPanel({
  effects,
  onChoose,
  onEffect,
}: {
  effects: DeviceEffects;
  onChoose: (kind: 'audioinput' | 'videoinput', deviceId: string) => void;
  onEffect: (effect: DeviceEffect, isOn: boolean) => void;
}) {
  const cameras = useDevices().filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
  const flip = () => {
    const at = cameras.findIndex(({ deviceId }) => deviceId === chosenDevice('videoinput'));
    // without a choice the first camera is in use
    const next = cameras[(Math.max(at, 0) + 1) % cameras.length];
    if (next) onChoose('videoinput', next.deviceId);
  };
  return (
    <>
      <DevicePicker
        kind="audioinput"
        title="Microphone"
        onChoose={(deviceId) => onChoose('audioinput', deviceId)}
      />
      <DevicePicker
        kind="videoinput"
        title="Camera"
        onChoose={(deviceId) => onChoose('videoinput', deviceId)}
      />
      {cameras.length > 1 && <Button onClick={flip}>Flip the camera</Button>}
      <DevicePicker
        kind="audiooutput"
        title="Speaker"
        onChoose={(deviceId) => chooseDevice('audiooutput', deviceId)}
      />
      <EffectSwitches effects={effects} onChange={onEffect} />
      <p>A device that is unplugged is replaced by another one.</p>
    </>
  );
}

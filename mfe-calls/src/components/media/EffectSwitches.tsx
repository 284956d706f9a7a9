import { useId } from 'react';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import type { DeviceEffect, DeviceEffects } from '../../rtc/media/deviceEffects';
import styles from './EffectSwitches.module.css';

const switches: readonly { effect: DeviceEffect; label: string; note: string }[] = [
  {
    effect: 'noiseSuppression',
    label: 'Reduce noise',
    note: 'Takes what is not a voice out of your sound. Turn it off for recitation.',
  },
  {
    effect: 'backgroundBlur',
    label: 'Blur the background',
    note: 'Done by your device, which needs more power for it: the battery lasts shorter.',
  },
];

interface EffectSwitchesProps {
  effects: DeviceEffects;
  onChange: (effect: DeviceEffect, isOn: boolean) => void;
}

/** What the open microphone and camera can do to sound and picture; nothing where they offer no choice. */
export function EffectSwitches({ effects, onChange }: EffectSwitchesProps) {
  const id = useId();
  return switches.map(({ effect, label, note }) => {
    const isOn = effects[effect];
    if (isOn === null) return null;
    return (
      <div key={effect}>
        <Checkbox
          checked={isOn}
          aria-describedby={`${id}-${effect}`}
          onChange={({ target }) => onChange(effect, target.checked)}
        >
          {label}
        </Checkbox>
        <p id={`${id}-${effect}`} className={styles.note}>
          {note}
        </p>
      </div>
    );
  });
}

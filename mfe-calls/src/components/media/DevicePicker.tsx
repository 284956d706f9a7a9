import { useId, useState } from 'react';
import { chosenDevice } from '../../rtc/media/chosenDevices';
import styles from './DevicePicker.module.css';
import { useDevices } from './useDevices';

interface DevicePickerProps {
  kind: 'audioinput' | 'videoinput' | 'audiooutput';
  title: string;
  onChoose: (deviceId: string) => void;
}

/** Selects one of several cameras, microphones or speakers. Renders nothing if there is no choice. */
export function DevicePicker({ kind, title, onChoose }: DevicePickerProps) {
  const id = useId();
  const [chosen, setChosen] = useState(() => chosenDevice(kind) ?? '');
  const devices = useDevices().filter((device) => device.kind === kind && device.deviceId !== '');
  if (devices.length < 2) return null;
  return (
    <p className={styles.picker}>
      <label htmlFor={id}>{title}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value);
          onChoose(target.value);
        }}
      >
        {devices.map(({ deviceId, label }, index) => (
          <option key={deviceId} value={deviceId}>
            {label || `${title} ${index + 1}`}
          </option>
        ))}
      </select>
    </p>
  );
}

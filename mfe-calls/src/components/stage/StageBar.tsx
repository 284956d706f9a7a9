import { useEffect, useRef } from 'react';
import { listenToLevel } from '../../rtc/media/listenToLevel';
import { StageIcon, type StageIconName } from './StageIcon';
import styles from './StageBar.module.css';

export interface BarButtonProps {
  icon: StageIconName;
  /** What a press does. It contains `text`. */
  label: string;
  /** Shown below the icon. */
  text: string;
  isPressed?: boolean;
  /** The device is off. */
  isOff?: boolean;
  isDanger?: boolean;
  /** What is unread; zero shows nothing. */
  unread?: number;
  hotkey?: string;
  isDisabled?: boolean;
  /** Left out on phones, where it is under More. */
  isForWide?: boolean;
  onClick: () => void;
}

/** A round button of the bar, with its name below. */
export function BarButton(props: BarButtonProps) {
  const {
    icon,
    label,
    text,
    isPressed,
    isOff,
    isDanger,
    unread = 0,
    hotkey,
    isDisabled,
    isForWide,
    onClick,
  } = props;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={unread > 0 ? `${label}, ${String(unread)} unread` : label}
      aria-pressed={isPressed}
      aria-keyshortcuts={hotkey}
      title={label}
      disabled={isDisabled}
      data-off={isOff || undefined}
      data-danger={isDanger || undefined}
      data-wide={isForWide || undefined}
      onClick={onClick}
    >
      <span className={styles.round}>
        <StageIcon name={icon} />
        {unread > 0 && <span className={styles.unread}>{unread}</span>}
      </span>
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
    </button>
  );
}

/** How loud the own microphone is, as a bar that grows: whether one is heard shows without asking. */
export function LevelBar({ stream }: { stream: MediaStream | null }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!stream || stream.getTracks().every(({ kind }) => kind !== 'audio')) return;
    return listenToLevel(stream, (level) => bar.current?.style.setProperty('--level', String(level)));
  }, [stream]);
  return <span ref={bar} className={styles.level} aria-hidden="true" />;
}

interface DeviceButtonProps extends BarButtonProps {
  /** What the arrow beside it opens. */
  picker: string;
  onPick: () => void;
  level?: React.ReactNode;
}

/** A button that turns a device on or off, and an arrow that opens the choice of devices. */
export function DeviceButton({ picker, onPick, level, ...button }: DeviceButtonProps) {
  return (
    <span className={styles.device}>
      <BarButton {...button} />
      {level}
      <button type="button" className={styles.pick} aria-label={picker} title={picker} onClick={onPick}>
        <StageIcon name="up" />
      </button>
    </span>
  );
}

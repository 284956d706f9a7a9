import { useEffect, useRef, useState } from 'react';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { formatElapsed } from '@tayyib/shared/values/format';
import styles from './SoundPlayer.module.css';

/** How fast speech can be played. */
const speeds = [1, 1.25, 1.5, 2] as const;

interface SoundPlayerProps {
  /** What is heard, for the name of the player. */
  title: string;
  /** The address of the sound. */
  src: string;
  /** Its length: files that browsers record do not state it. */
  seconds: number;
}

/** An audio player for recorded speech, with a seek bar and a playback speed. The audio is loaded on the first play. */
export function SoundPlayer({ title, src, seconds }: SoundPlayerProps) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(speeds[0]);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const sound = new Audio();
    let isStarted = false;
    const stopped = () => setPlaying(false);
    const listeners = {
      timeupdate: () => setAt(sound.currentTime),
      play: () => {
        isStarted = true;
        setPlaying(true);
      },
      pause: stopped,
      ended: stopped,
      error: () => {
        stopped();
        setFailed(true);
      },
    };
    for (const [event, listener] of Object.entries(listeners)) sound.addEventListener(event, listener);
    sound.preload = 'none';
    sound.src = src;
    audio.current = sound;
    return () => {
      for (const [event, listener] of Object.entries(listeners)) sound.removeEventListener(event, listener);
      audio.current = null;
      stopped();
      if (!isStarted) return;
      sound.pause();
      // stops what is being loaded
      sound.removeAttribute('src');
      sound.load();
    };
  }, [src]);

  const toggle = () => {
    setFailed(false);
    const sound = audio.current;
    if (!sound) return;
    if (isPlaying) {
      sound.pause();
      return;
    }
    // otherwise the sound that failed is not asked for again
    if (sound.error) {
      sound.load();
      sound.currentTime = at;
      sound.playbackRate = speed;
    }
    void sound.play().catch(() => setFailed(true));
  };
  const moveTo = (position: number) => {
    setAt(position);
    if (audio.current) audio.current.currentTime = position;
  };
  const speedUp = () => {
    const next = speeds.find((each) => each > speed) ?? speeds[0];
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = next;
  };
  const shownAt = Math.min(at, seconds);
  return (
    <div role="group" aria-label={`Recording: ${title}`} className={styles.player}>
      <Button type="primary" onClick={toggle}>
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <input
        type="range"
        className={styles.position}
        min={0}
        max={seconds}
        step={1}
        value={Math.round(shownAt)}
        aria-label="Position"
        aria-valuetext={`${formatElapsed(shownAt)} of ${formatElapsed(seconds)}`}
        onChange={({ target }) => moveTo(Number(target.value))}
      />
      <span className={styles.time}>
        {formatElapsed(shownAt)} / {formatElapsed(seconds)}
      </span>
      <Button aria-label={`Speed: ${speed} times. Change it`} onClick={speedUp}>
        {speed}×
      </Button>
      {hasFailed && (
        <Alert
          role="alert"
          type="error"
          className={styles.problem}
          title="It could not be played. Check your connection, and play it again."
        />
      )}
    </div>
  );
}

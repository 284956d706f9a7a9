import { useState } from 'react';
import { initialsOf } from '@tayyib/shared/values/format';
import { SteadyVideo } from '../media/SteadyVideo';
import { Reaction } from '../reactions/Reaction';
import { PresenterTile } from './PresenterTile';
import { StageIcon } from './StageIcon';
import type { StagePerson } from './StagePerson';
import styles from './StageTile.module.css';

interface StageTileProps {
  person: StagePerson;
  /** Shown large, with the others beside it. */
  isLarge: boolean;
}

/** How much larger a shared screen can be shown, in per cent. */
const zooms = [100, 150, 200, 300] as const;

/** One participant: their picture, or their initials while there is none. */
export function StageTile({ person, isLarge }: StageTileProps) {
  const { name, stream, isVideoOn, isSharingScreen, isMuted, isSpeaking, isFrozen, state, note } = person;
  const [zoom, setZoom] = useState(0);
  const percent = isSharingScreen ? (zooms[zoom] ?? 100) : 100;
  const label = `${name}’s video`;
  return (
    <li
      className={styles.tile}
      data-large={isLarge || undefined}
      data-screen={(isVideoOn && isSharingScreen) || undefined}
      data-speaking={isSpeaking || undefined}
      data-frozen={isFrozen || undefined}
    >
      {isVideoOn && stream ? (
        <div
          className={styles.picture}
          // a magnified screen is scrolled, by keyboard too
          {...(percent > 100 && { tabIndex: 0, role: 'group', 'aria-label': `${name}’s screen, magnified` })}
        >
          <div style={{ width: `${percent}%`, height: `${percent}%` }}>
            <SteadyVideo stream={stream} label={label} />
          </div>
        </div>
      ) : (
        <div className={styles.dark}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
          {note !== null && <span>{note}</span>}
        </div>
      )}
      {isVideoOn && person.isPresenterOn && stream && <PresenterTile stream={stream} name={name} />}
      <Reaction reaction={person.reaction} />
      <span className={styles.name}>
        {person.hasRaisedHand && <StageIcon name="hand" />}
        {isMuted && <StageIcon name="microphoneOff" />}
        <span>
          {name}
          {state !== '' && (
            <>
              , <span>{state}</span>
            </>
          )}
        </span>
      </span>
      {isVideoOn && isSharingScreen && isLarge && (
        <span className={styles.zoom}>
          <button type="button" aria-label="Zoom out" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            −
          </button>
          <span>{percent} %</span>
          <button
            type="button"
            aria-label="Zoom in"
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            +
          </button>
        </span>
      )}
    </li>
  );
}

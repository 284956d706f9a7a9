import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useCallKeys, type CallKeys } from '../call/useCallKeys';
import { OwnTile } from './OwnTile';
import bar from './StageBar.module.css';
import { Elapsed } from './Elapsed';
import { Shortcuts } from './Shortcuts';
import { StageIcon } from './StageIcon';
import type { StagePerson } from './StagePerson';
import { StageTile } from './StageTile';
import { useCoveredPage } from './useCoveredPage';
import { useIdle } from './useIdle';
import styles from './Stage.module.css';

/** What can be open beside the pictures. */
export type StagePanel = 'chat' | 'people' | 'reactions' | 'devices' | 'more' | 'keys';

/** The panel that is open, and what opens or closes one. */
export interface BarPanels {
  open: StagePanel | null;
  toggle: (panel: StagePanel) => void;
}

export interface StageProps {
  /** The accessible name of the whole. */
  label: string;
  /** The accessible name of the list of pictures. */
  peopleLabel: string;
  title: ReactNode;
  /** Since when it lasts; null before it is connected. */
  since: number | null;
  /** Everybody but the user. */
  people: readonly StagePerson[];
  own: StagePerson;
  /** Who is shown large; null to show all the same size. */
  largeId: string | null;
  /** What is said above the pictures: the quality of the connection, and what is wrong. */
  status: ReactNode;
  alerts: ReactNode;
  /** Shown where nobody else is. */
  whileEmpty: string;
  /** The buttons of the bar. */
  bar: (panels: BarPanels) => ReactNode;
  panels: Partial<Record<StagePanel, { title: string; content: ReactNode }>>;
  keys: CallKeys;
  /** Fills the window, or the place where it is. */
  isFull: boolean;
  /** Leads back to the page; null where the stage is part of it. */
  onShrink: (() => void) | null;
}

/** The stage of a call and of a room: pictures, one bar of buttons, and one panel beside them. */
export function Stage(props: StageProps) {
  const {
    label,
    peopleLabel,
    title,
    since,
    people,
    own,
    largeId,
    status,
    alerts,
    whileEmpty,
    panels,
    isFull,
  } = props;
  const stage = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<StagePanel | null>(null);
  const toggle = (wanted: StagePanel) => setPanel((open) => (open === wanted ? null : wanted));
  const close = () => {
    setPanel(null);
    stage.current?.focus();
  };
  const isIdle = useIdle(stage, since !== null && panel === null);
  useCoveredPage(stage, isFull);
  // keyboard users continue at the call
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  const keys: CallKeys = {
    ...props.keys,
    ...(panels.chat && { c: { does: 'Chat', press: () => toggle('chat') } }),
    ...(panels.people && { p: { does: 'People', press: () => toggle('people') } }),
    f: { does: 'Full screen', press: () => void toggleFullScreen(stage.current) },
    '?': { does: 'These shortcuts', press: () => toggle('keys') },
    ...(panel && { escape: { does: 'Close what is open beside the pictures', press: close } }),
  };
  useCallKeys(stage, keys);
  const shown =
    panel === 'keys'
      ? { title: 'Keyboard shortcuts', content: <Shortcuts keys={keys} /> }
      : panel && panels[panel];
  const isSpotlight = largeId !== null && people.some(({ id }) => id === largeId);
  const columns = { '--columns': Math.ceil(Math.sqrt(people.length)) } as CSSProperties;
  return (
    <section
      ref={stage}
      tabIndex={-1}
      className={styles.stage}
      aria-label={label}
      data-full={isFull || undefined}
      data-idle={isIdle || undefined}
      data-panel={shown ? true : undefined}
    >
      <div className={styles.main}>
        <ul
          className={isSpotlight ? styles.spotlight : styles.grid}
          data-count={people.length}
          style={columns}
          aria-label={peopleLabel}
        >
          {people.map((person) => (
            <StageTile key={person.id} person={person} isLarge={person.id === largeId} />
          ))}
        </ul>
        {people.length === 0 && <p className={styles.whileEmpty}>{whileEmpty}</p>}
        <OwnTile
          stream={own.stream}
          isVideoOn={own.isVideoOn}
          isSharingScreen={own.isSharingScreen}
          isMuted={own.isMuted}
          hasRaisedHand={own.hasRaisedHand}
          reaction={own.reaction}
        />
        <header className={styles.top}>
          {props.onShrink && (
            <button
              type="button"
              className={styles.shrink}
              aria-label="Back to the page"
              title="Back to the page"
              onClick={props.onShrink}
            >
              <StageIcon name="small" />
            </button>
          )}
          <h2 className={styles.title}>{title}</h2>
          {since !== null && <Elapsed since={since} />}
          {status}
        </header>
        <div className={styles.alerts}>{alerts}</div>
        <div role="toolbar" aria-label="Call controls" className={bar.bar}>
          {props.bar({ open: panel, toggle })}
        </div>
      </div>
      {shown && (
        <aside className={styles.panel} aria-label={shown.title}>
          <header className={styles.panelTop}>
            <h3>{shown.title}</h3>
            <button
              type="button"
              className={styles.close}
              aria-label={`Close: ${shown.title}`}
              onClick={close}
            >
              <StageIcon name="close" />
            </button>
          </header>
          <div className={styles.panelContent}>{shown.content}</div>
        </aside>
      )}
    </section>
  );
}

/** Shows the stage on the whole screen, or in the window again. A browser without it, as on some phones, changes nothing. */
export async function toggleFullScreen(stage: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  if (stage && 'requestFullscreen' in stage) await stage.requestFullscreen().catch(() => undefined);
}

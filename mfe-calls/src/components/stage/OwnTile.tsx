import { useRef, useState, type PointerEvent } from 'react';
import { VideoElement } from '../media/VideoElement';
import type { CallReaction } from '../../domain/reactions';
import { Reaction } from '../reactions/Reaction';
import { StageIcon } from './StageIcon';
import styles from './OwnTile.module.css';

const corners = ['bottom right', 'bottom left', 'top left', 'top right'] as const;
type Corner = (typeof corners)[number];

interface OwnTileProps {
  stream: MediaStream | null;
  isVideoOn: boolean;
  isSharingScreen: boolean;
  isMuted: boolean;
  hasRaisedHand: boolean;
  reaction: CallReaction | null;
}

/** A shorter movement is a press, not a drag. */
const leastDragPx = 6;

/** The user's own picture: small, and moved to another corner by dragging it, or by pressing it. */
export function OwnTile(props: OwnTileProps) {
  const { stream, isVideoOn, isSharingScreen, isMuted, hasRaisedHand, reaction } = props;
  const [corner, setCorner] = useState<Corner>('bottom right');
  const from = useRef<{ x: number; y: number } | null>(null);
  const hasDragged = useRef(false);
  const onDown = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) => {
    from.current = { x: clientX, y: clientY };
    hasDragged.current = false;
    currentTarget.setPointerCapture(pointerId);
  };
  const onMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    if (!from.current) return;
    const x = clientX - from.current.x;
    const y = clientY - from.current.y;
    if (!hasDragged.current && Math.hypot(x, y) < leastDragPx) return;
    hasDragged.current = true;
    currentTarget.style.translate = `${String(x)}px ${String(y)}px`;
  };
  const onUp = ({ currentTarget }: PointerEvent<HTMLButtonElement>) => {
    from.current = null;
    const around = currentTarget.offsetParent?.getBoundingClientRect();
    const own = currentTarget.getBoundingClientRect();
    currentTarget.style.translate = '';
    if (!hasDragged.current || !around) return;
    const isRight = own.left + own.width / 2 > around.left + around.width / 2;
    const isBottom = own.top + own.height / 2 > around.top + around.height / 2;
    setCorner(isBottom ? (isRight ? 'bottom right' : 'bottom left') : isRight ? 'top right' : 'top left');
  };
  const moveOn = () => {
    if (hasDragged.current) return;
    setCorner(corners[(corners.indexOf(corner) + 1) % corners.length] ?? 'bottom right');
  };
  const title = isSharingScreen ? 'Your screen' : 'You';
  return (
    <button
      type="button"
      className={styles.own}
      data-corner={corner}
      aria-label={`${title}, ${corner}: move this picture to the next corner`}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onClick={moveOn}
    >
      {isVideoOn && stream ? (
        <VideoElement stream={stream} label="Your video" isOwn={!isSharingScreen} />
      ) : (
        <span className={styles.off}>
          <StageIcon name="cameraOff" />
        </span>
      )}
      <Reaction reaction={reaction} />
      <span className={styles.name}>
        {hasRaisedHand && <StageIcon name="hand" />}
        {isMuted && <StageIcon name="microphoneOff" />}
        {title}
      </span>
    </button>
  );
}

import type { PointerEvent } from 'react';
import { Icon } from '@tayyib/shared/sdk/ui';
import iconButton from '../../controls/iconButton.module.css';
import styles from './ArrangeCards.module.css';

interface Props {
  title: string;
  /** From 0. */
  place: number;
  count: number;
  isShown: boolean;
  isDragged: boolean;
  onShow: (isShown: boolean) => void;
  onMove: (place: number) => void;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
}

/** One card in the list that arranges them. */
export function ArrangeRow({ title, place, count, isShown, isDragged, onShow, onMove, onDrag }: Props) {
  return (
    <li className={styles.row} data-dragged={isDragged || undefined}>
      <span className={styles.handle} aria-hidden="true" onPointerDown={onDrag}>
        <Icon name="drag" />
      </span>
      <label className={styles.name}>
        <input type="checkbox" checked={isShown} onChange={({ target }) => onShow(target.checked)} />
        {title}
      </label>
      {/* not disabled at the ends: the focus would be lost */}
      <button
        type="button"
        className={iconButton.button}
        aria-label={`Move ${title} up`}
        aria-disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className={iconButton.button}
        aria-label={`Move ${title} down`}
        aria-disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <Icon name="down" />
      </button>
    </li>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { DashboardArrangement } from '@tayyib/shared/contracts';
import { ActionButton } from '../../controls/actions';
import styles from './ArrangeCards.module.css';
import { inOrder, movedTo } from './arrange';
import { ArrangeRow } from './ArrangeRow';
import type { DashboardCard } from './useDashboardCards';
import { useDragOrder } from './useDragOrder';

interface Props {
  /** In our order. */
  cards: readonly DashboardCard[];
  arrangement: DashboardArrangement;
  isSaving: boolean;
  /** Why it could not be saved. */
  problem: string | null;
  onSave: (arrangement: DashboardArrangement) => void;
  onCancel: () => void;
}

/** Orders and hides the cards, by pointer or keyboard. Nothing is saved before Done. */
export function ArrangeCards({ cards, arrangement, isSaving, problem, onSave, onCancel }: Props) {
  const [order, setOrder] = useState(() => inOrder(cards, arrangement.order).map(({ key }) => key));
  const [hidden, setHidden] = useState<readonly string[]>(arrangement.hidden);
  const [withSteps, setWithSteps] = useState(!arrangement.firstStepsClosed);
  const [moved, setMoved] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const titleOf = (key: string) => cards.find((card) => card.key === key)?.title ?? '';
  const move = (key: string, place: number) => {
    if (place < 0 || place >= order.length) return;
    setOrder(movedTo(order, key, place));
    setMoved(`${titleOf(key)} is now ${place + 1} of ${order.length}.`);
  };
  const { list, dragged, startDrag } = useDragOrder(move);
  const show = (key: string, isShown: boolean) =>
    setHidden(isShown ? hidden.filter((each) => each !== key) : [...hidden, key]);
  const restore = () => {
    setOrder(cards.map(({ key }) => key));
    setHidden([]);
    setMoved('All cards are shown, in our order.');
  };
  // what belongs to modules that are switched off, or not of this plan, stays in the list
  const absent = arrangement.order.filter((key) => !order.includes(key));
  const chosen = { order: [...order, ...absent], hidden: [...hidden], firstStepsClosed: !withSteps };

  return (
    <section className={styles.panel} aria-labelledby="arrange">
      <h2 id="arrange" ref={heading} tabIndex={-1} className={styles.title}>
        Arrange your dashboard
      </h2>
      <p className={styles.lead}>
        Drag a card by its handle or use the arrows. Untick what you do not want to see.
      </p>
      <ol ref={list} className={styles.rows} aria-label="Cards in their order">
        {inOrder(cards, order).map(({ key, title }, place) => (
          <ArrangeRow
            key={key}
            title={title}
            place={place}
            count={order.length}
            isShown={!hidden.includes(key)}
            isDragged={dragged === key}
            onShow={(isShown) => show(key, isShown)}
            onMove={(to) => move(key, to)}
            onDrag={(event) => startDrag(key, event)}
          />
        ))}
      </ol>
      <label className={styles.steps}>
        <input type="checkbox" checked={withSteps} onChange={({ target }) => setWithSteps(target.checked)} />
        First steps, above the cards
      </label>
      <p role="status" className={styles.announced}>
        {moved}
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        <ActionButton isPrimary disabled={isSaving} onClick={() => onSave(chosen)}>
          Done
        </ActionButton>
        <ActionButton onClick={onCancel}>Cancel</ActionButton>
        <ActionButton onClick={restore}>Restore our order</ActionButton>
      </div>
    </section>
  );
}

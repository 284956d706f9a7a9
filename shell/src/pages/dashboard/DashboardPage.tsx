import { useEffect, useRef, useState } from 'react';
import { salam } from '@tayyib/shared/brand';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { PageSkeleton } from '@tayyib/shared/parts/page';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../controls/actions';
import { useRegistry } from '../../registry/useRegistry';
import { useSession } from '../../session/useSession';
import { inOrder } from './arrange';
import { ArrangeCards } from './ArrangeCards';
import { CardFrame } from './CardFrame';
import styles from './DashboardPage.module.css';
import { FirstSteps } from './FirstSteps';
import { useArrangement } from './useArrangement';
import { useDashboardCards } from './useDashboardCards';

/** The start page of a signed-in user: the cards as they arranged them. */
export default function DashboardPage() {
  const { user } = useSession();
  const { isFirstLoad } = useRegistry();
  const [isArranging, setIsArranging] = useState(false);
  const arrange = useRef<HTMLDivElement>(null);
  const [timesShown, setTimesShown] = useState(0);
  const showCards = () => {
    setIsArranging(false);
    setTimesShown((times) => times + 1);
  };
  useEffect(() => {
    // what had the focus is gone
    if (timesShown > 0) arrange.current?.querySelector('button')?.focus();
  }, [timesShown]);
  return (
    <>
      {/* the same words as in the heading */}
      <p className={styles.salam} lang="ar" dir="rtl" aria-hidden="true">
        {salam}
      </p>
      <PageHeading
        title={`Assalamu Alaikum${user ? `, ${user.first_name}` : ''}`}
        actions={
          <div ref={arrange}>
            {user?.userstatus && !isArranging && (
              <ActionButton onClick={() => setIsArranging(true)}>Arrange</ActionButton>
            )}
          </div>
        }
      />
      {isFirstLoad ? (
        // modules fill most of the page: what the shell has by itself would move when they arrive
        <PageSkeleton shape="cards" />
      ) : (
        // before the terms are accepted, the server refuses what cards request
        user?.userstatus && <Cards isArranging={isArranging} showCards={showCards} />
      )}
    </>
  );
}

function Cards({ isArranging, showCards }: { isArranging: boolean; showCards: () => void }) {
  const cards = useDashboardCards();
  const { arrangement, error, isSaving, save } = useArrangement();
  // they leave with the next visit: this one would move below the eyes of its reader
  const [areStepsDoneHere, setAreStepsDoneHere] = useState(false);
  const problem = error ? toMessage(error) : null;
  if (isArranging)
    return (
      <ArrangeCards
        cards={cards}
        arrangement={arrangement}
        isSaving={isSaving}
        problem={problem}
        onSave={async (chosen) => (await save(chosen)) && showCards()}
        onCancel={showCards}
      />
    );
  const shown = inOrder(cards, arrangement.order).filter(({ key }) => !arrangement.hidden.includes(key));
  return (
    <>
      {(!arrangement.firstStepsClosed || areStepsDoneHere) && (
        <FirstSteps
          problem={problem}
          onClose={async () => {
            setAreStepsDoneHere(false);
            if (await save({ firstStepsClosed: true })) showCards();
          }}
          onDone={() => {
            setAreStepsDoneHere(true);
            void save({ firstStepsClosed: true });
          }}
        />
      )}
      {shown.length === 0 && <p>All cards are hidden. Choose Arrange to show some.</p>}
      <div className={styles.cards}>
        {shown.map((card) => (
          <CardFrame key={card.key} card={card} />
        ))}
      </div>
    </>
  );
}

import { lazy, useState } from 'react';
import type { NisabId } from '@tayyib/shared/nisab';
import { LazyPart, Section } from '@tayyib/shared/parts/page';
import { Button, Skeleton } from '@tayyib/shared/sdk/ui';
import styles from './NisabOverTime.module.css';

const NisabPlot = lazy(async () => ({ default: (await import('./NisabPlot')).NisabPlot }));

/** The nisab in rupees over the prices on file, read when it is opened, and then printed as well. */
export function NisabOverTime({ nisab }: { nisab: NisabId }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <div className={styles.screenOnly}>
        <Button onClick={() => setIsOpen(true)}>Show the nisab over time</Button>
      </div>
    );
  return (
    <Section
      title="The nisab over time"
      hint="What the nisab you chose was worth on each day with a price on file."
    >
      <LazyPart skeleton={<Skeleton active title={false} aria-label="Loading prices" />}>
        <NisabPlot nisab={nisab} />
      </LazyPart>
    </Section>
  );
}

import { useState } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { nisabWeights, type NisabId } from '@tayyib/shared/nisab';
import { Alert, Button, Skeleton } from '@tayyib/shared/ui';
import { useGetMetalPricesOverTimeQuery } from '../../api/toolsApi';
import { LinePlot } from '../plots/LinePlot';
import { Section } from '../Section';
import styles from './NisabOverTime.module.css';

/** The nisab in rupees over the prices on file, read when it is asked for, and then printed as well. */
export function NisabOverTime({ nisab }: { nisab: NisabId }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={isOpen ? undefined : styles.screenOnly}>
      <Section
        title="The nisab over time"
        hint="What the nisab you chose was worth on each day with a price on file."
      >
        {isOpen ? (
          <NisabPlot nisab={nisab} />
        ) : (
          <div>
            <Button onClick={() => setIsOpen(true)}>Show the nisab over time</Button>
          </div>
        )}
      </Section>
    </div>
  );
}

function NisabPlot({ nisab }: { nisab: NisabId }) {
  const { metal, milligrams } = nisabWeights[nisab];
  const { data, error } = useGetMetalPricesOverTimeQuery(metal);
  if (error) return <Alert role="alert" type="error" title={toMessage(error)} />;
  if (!data) return <Skeleton active title={false} aria-label="Loading prices" />;
  const grams = milligrams / 1000;
  const points = data.history.map(({ day, rupeesPerGram }) => ({ day, rupees: grams * rupeesPerGram }));
  if (points.length < 2)
    return (
      <p>Prices in rupees of {points.length === 1 ? 'one day' : 'no day'} are on file. A plot needs two.</p>
    );
  return <LinePlot title={`Nisab: ${grams} g of ${metal}`} points={points} />;
}

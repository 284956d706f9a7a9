import { firstDay, maxRupees, maxShares, type Holding } from '../../domain/purification/purificationForm';
import { DateField, NumberField } from '@tayyib/shared/parts/fields';
import styles from './HoldingCard.module.css';

interface Props {
  holding: Holding;
  /** Today. */
  day: string;
  onChange: (holding: Holding) => void;
}

/** What has to be typed of a holding; money is for the gain alone. */
export function HoldingFields({ holding, day, onChange }: Props) {
  const change = (part: Partial<Holding>) => onChange({ ...holding, ...part });
  return (
    <div className={styles.fields}>
      <NumberField
        label={holding.fundId === null ? 'Shares bought' : 'Units bought'}
        unit={holding.fundId === null ? 'shares' : 'units'}
        max={maxShares}
        value={holding.shares}
        onChange={(shares) => change({ shares })}
        hint={
          holding.fundId === null
            ? 'As many as on the day you bought; splits and bonuses on file are counted.'
            : 'As on your statement.'
        }
      />
      <DateField
        label="Bought on"
        min={firstDay}
        max={day}
        value={holding.boughtOn}
        onChange={(boughtOn) => change({ boughtOn })}
      />
      <DateField
        label="Sold on"
        hint="Empty while you hold them."
        min={firstDay}
        max={day}
        value={holding.soldOn}
        onChange={(soldOn) => change({ soldOn })}
      />
      {holding.soldOn !== null && (
        <>
          <NumberField
            label="Paid, with charges"
            unit="rupees"
            max={maxRupees}
            value={holding.paidRupees}
            onChange={(paidRupees) => change({ paidRupees })}
          />
          <NumberField
            label="Received, after charges"
            unit="rupees"
            max={maxRupees}
            value={holding.receivedRupees}
            onChange={(receivedRupees) => change({ receivedRupees })}
          />
        </>
      )}
    </div>
  );
}

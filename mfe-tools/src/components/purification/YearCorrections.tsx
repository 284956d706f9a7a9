import { maxRupees, type YearCorrection } from '../../domain/purification/purificationForm';
import type { YearFacts } from '../../domain/purification/yearFacts';
import { NumberField } from '@tayyib/shared/parts/fields';
import styles from './HoldingYear.module.css';

interface Props {
  facts: YearFacts;
  correction: YearCorrection;
  isFund: boolean;
  onCorrect: (correction: YearCorrection) => void;
}

/** Figures of a year in place of those on file; an empty field uses what is on file. */
export function YearCorrections({ facts, correction, isFund, onCorrect }: Props) {
  const { dividends, share, perShare } = facts;
  const change = (part: Partial<YearCorrection>) => onCorrect({ ...correction, ...part });
  const onFile =
    dividends.length === 0
      ? 'None on file for your days.'
      : `${dividends.length} on file; type the sum if yours differ.`;
  const isOpen = share.most === null || !share.least.equals(share.most);
  return (
    <fieldset className={styles.corrections}>
      <legend>Correct or complete</legend>
      <NumberField
        label="Dividends received"
        hint={`Before tax. ${onFile}`}
        unit="rupees"
        max={maxRupees}
        value={correction.dividendRupees}
        onChange={(dividendRupees) => change({ dividendRupees })}
      />
      <NumberField
        label="Impure share of income"
        hint={isOpen ? 'Not known from what is on file.' : 'Empty: as on file.'}
        unit="percent"
        max={100}
        value={correction.impurePercent}
        onChange={(impurePercent) => change({ impurePercent })}
      />
      <NumberField
        label={isFund ? 'Impure income per unit' : 'Impure income per share'}
        hint={perShare === null ? 'Not known from what is on file.' : 'Empty: as on file.'}
        unit="fineRupees"
        max={maxRupees}
        value={correction.impureRupeesPerShare}
        onChange={(impureRupeesPerShare) => change({ impureRupeesPerShare })}
      />
    </fieldset>
  );
}

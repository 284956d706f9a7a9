import { billingPeriods, gstPercent, type BillingPeriod } from '@tayyib/shared/prices';
import styles from './PeriodSwitch.module.css';

const labels: Readonly<Record<BillingPeriod, string>> = { monthly: 'Monthly', yearly: 'Yearly' };

interface Props {
  period: BillingPeriod;
  onChange: (period: BillingPeriod) => void;
}

/** Chooses monthly or yearly payment. */
export function PeriodSwitch({ period, onChange }: Props) {
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Pay</legend>
      {billingPeriods.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type="radio"
            name="billing-period"
            checked={each === period}
            onChange={() => onChange(each)}
          />
          <span>{labels[each]}</span>
        </label>
      ))}
      <p className={styles.saving}>Pay for 10 months, get 12. Prices include GST of {gstPercent}%.</p>
    </fieldset>
  );
}

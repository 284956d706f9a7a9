import type { MetalPrice } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatPaise } from '@tayyib/shared/values/format';
import { Alert } from '@tayyib/shared/sdk/ui';
import type { DatedPrice } from '../../../domain/zakat/prices/priceOn';
import type { ZakatForm } from '../../../domain/zakat/zakatForm';
import { DueDayPrice } from './DueDayPrice';
import { PublishedPrice } from './PublishedPrice';
import { FormSection } from '../sections/FormSection';
import { AmountField } from './AmountField';
import styles from './PriceFields.module.css';

interface Props {
  form: ZakatForm;
  onChange: (part: Partial<ZakatForm>) => void;
  published: readonly MetalPrice[];
  /** Those by which the year is calculated. */
  ofYear: readonly DatedPrice[];
  /** The due day of a year that has passed. */
  dueOn: string | null;
  error: unknown;
  isLoading: boolean;
}

const fields = [
  { metal: 'gold', name: 'goldPrice', label: 'Pure gold (24 carat), per gram' },
  { metal: 'silver', name: 'silverPrice', label: 'Pure silver (999), per gram' },
] as const;

/** Metal prices: the user's own, or the published ones with their date. */
export function PriceFields({ form, onChange, published, ofYear, dueOn, error, isLoading }: Props) {
  return (
    <FormSection
      title="Prices"
      hint="A jeweller’s price on your zakat day is best. If empty, the published price is used: that of your due day if your year has passed."
    >
      {Boolean(error) && (
        <Alert
          className={styles.wide}
          type="warning"
          showIcon
          title={`Published prices are not available, so type your own. ${toMessage(error)}`}
        />
      )}
      {fields.map(({ metal, name, label }) => {
        const price = published.find((each) => each.metal === metal);
        const used = ofYear.find((each) => each.metal === metal);
        const isThen = used?.reason === 'then';
        const isUsed = form[name] === null;
        return (
          <div key={metal}>
            <AmountField
              form={form}
              onChange={onChange}
              name={name}
              label={label}
              placeholder={used && formatPaise(used.rupeesPerGram).slice(1)}
            />
            {used && dueOn !== null && <DueDayPrice price={used} dueOn={dueOn} isUsed={isUsed} />}
            {price && used && !isThen && <PublishedPrice price={price} isUsed={isUsed} />}
            {!used && isLoading && <p className={styles.note}>Loading the published price…</p>}
          </div>
        );
      })}
    </FormSection>
  );
}

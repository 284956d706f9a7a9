import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { emptyBusiness, maxAmount, maxRows, type BusinessRow } from '../../../domain/zakat/zakatForm';
import { NumberField } from '@tayyib/shared/parts/fields';
import { RuleLink } from '../RuleLink';
import styles from './BusinessRows.module.css';

const fields = [
  { name: 'cash', label: 'Money of the business' },
  { name: 'goods', label: 'Its goods for sale', hint: 'At their selling value. Not tools or premises.' },
  { name: 'receivables', label: 'Owed to it by customers', hint: 'What will be paid.' },
  { name: 'liabilities', label: 'What it owes', hint: 'Due within twelve months.' },
] as const;

interface Props {
  rows: readonly BusinessRow[];
  onChange: (rows: readonly BusinessRow[]) => void;
  onRemove: (rows: readonly BusinessRow[], name: string) => void;
}

/** Businesses that are not listed, owned alone or with partners; their figures are those of the zakat day. */
export function BusinessRows({ rows, onChange, onRemove }: Props) {
  return (
    <div className={styles.businesses}>
      {rows.map((row, index) => {
        const name = `Business ${index + 1}`;
        const change = (part: Partial<BusinessRow>) => onChange(rows.with(index, { ...row, ...part }));
        return (
          // rows have no id but their index
          <fieldset key={index} className={styles.business}>
            <legend>{name}</legend>
            {fields.map(({ name: field, ...words }) => (
              <NumberField
                key={field}
                {...words}
                unit="rupees"
                max={maxAmount}
                value={row[field]}
                onChange={(value) => change({ [field]: value })}
              />
            ))}
            <NumberField
              label="Your share of it"
              hint="Empty if all of it is yours. With partners, your share of profit."
              unit="percent"
              max={100}
              value={row.percent}
              onChange={(percent) => change({ percent })}
            />
            <Button
              type="text"
              icon={<Icon name="close" />}
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(rows.toSpliced(index, 1), name)}
            >
              Remove
            </Button>
          </fieldset>
        );
      })}
      {rows.length < maxRows && (
        <Button type="dashed" icon={<Icon name="plus" />} onClick={() => onChange([...rows, emptyBusiness])}>
          Add a business or a share in one
        </Button>
      )}
      <p className={styles.note}>
        Enter a business here as a whole, or its goods and customers above, not both. Shares of a listed
        company belong under Shares. The proxy of 25% does not apply to a private company:{' '}
        <RuleLink rule="sharesProxy25" />.
      </p>
    </div>
  );
}

import { useId } from 'react';
import { formatDay, formatNumber, formatPaise, formatRupees } from '@tayyib/shared/values/format';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { Radio } from '@tayyib/shared/sdk/controls';
import {
  companyShareOf,
  rupeesPerCrore,
  statedDues,
  unstatedDues,
} from '../../domain/zakat/shares/companyFacts';
import { chosenOfCompany, countedOfCompany } from '../../domain/zakat/lines/shareLines';
import { companyValue, maxAmount, maxCrore, maxShares, type CompanyRow } from '../../domain/zakat/zakatForm';
import { companyMethods, type CompanyMethod } from '../../domain/zakat/zakatSheet';
import { inRupees, toPaise } from '@tayyib/shared/values/amounts';
import { Choice } from './Choice';
import { NumberField } from '@tayyib/shared/parts/fields';
import { RuleLink } from './RuleLink';
import { Working } from '@tayyib/shared/parts/page';
import styles from './CompanyRows.module.css';

interface Props {
  row: CompanyRow;
  onChange: (part: Partial<CompanyRow>) => void;
  /** Reads again what is on file; null for a company typed by hand. */
  onRead: (() => void) | null;
  onRemove: () => void;
}

const methodNames: Readonly<Record<CompanyMethod, string>> = {
  accounts: 'By its accounts',
  proxy25: '25% of value',
  proxy30: '30% of value',
  full: 'Full value',
  typed: 'A percentage I know',
};

/** In place of an amount: a percentage is not unknown, only not typed. */
const unknownOf = (method: CompanyMethod) => (method === 'typed' ? 'Not typed yet' : 'Not known');

/** Shares of one company, or units of a fund: what they are worth, and what of that counts by each method side by side. */
export function CompanyCard({ row, onChange, onRead, onRemove }: Props) {
  const id = useId();
  const { facts } = row;
  const isFund = row.fundId !== null;
  const holding = {
    name: row.name,
    isToSell: row.isToSell,
    valuePaise: toPaise(companyValue(row)),
    method: row.method,
    accounts: companyShareOf(facts, row.owedCrore),
    typedPercent: row.percent,
  };
  const chosen = chosenOfCompany(holding);
  const dues = statedDues(facts);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{row.name}</h3>
        <Button
          type="text"
          icon={<Icon name="close" />}
          aria-label={`Remove ${row.name}`}
          onClick={onRemove}
        />
      </div>
      <div className={styles.fields}>
        {facts?.closeRupees != null && (
          <NumberField
            label={isFund ? 'Number of units' : 'Number of shares'}
            unit={isFund ? 'units' : 'shares'}
            max={maxShares}
            value={row.shares}
            onChange={(shares) => onChange({ shares })}
          />
        )}
        <NumberField
          label="Market value"
          unit="rupees"
          max={maxAmount}
          value={row.value}
          placeholder={
            row.value === null && holding.valuePaise > 0 ? inRupees(holding.valuePaise).slice(1) : undefined
          }
          onChange={(value) => onChange({ value })}
        />
        {facts?.accounts && (
          <NumberField
            label="What it owes within a year"
            hint={
              dues === null
                ? `Current borrowings, trade payables and current tax. The accounts on file do not state ${unstatedDues(facts.accounts)}. Empty: not deducted.`
                : `Current borrowings, trade payables and current tax: ${formatRupees(dues.toNumber())} by the accounts to ${formatDay(facts.accounts.to)} (${facts.accounts.document}). Type another amount to correct it, 0 to deduct nothing.`
            }
            unit="crore"
            max={maxCrore}
            value={row.owedCrore}
            placeholder={dues === null ? undefined : formatNumber(dues.toNumber() / rupeesPerCrore, 2)}
            onChange={(owedCrore) => onChange({ owedCrore })}
          />
        )}
      </div>
      {facts?.closeRupees != null && facts.closeDay !== null && (
        <p className={styles.note}>
          Price on file: {formatPaise(facts.closeRupees)} on {formatDay(facts.closeDay)}.{' '}
          {onRead && (
            <Button type="link" size="small" onClick={onRead}>
              Read again
            </Button>
          )}
        </p>
      )}
      {facts?.missing && <p className={styles.note}>{facts.missing} Use a proxy, or type a percentage.</p>}
      <Choice
        legend="Why you bought it"
        value={row.isToSell}
        onChange={(isToSell) => onChange({ isToSell })}
        options={[
          { value: false, label: 'Long-term' },
          { value: true, label: 'Held for trading: its full value' },
        ]}
      />
      <fieldset className={styles.methods} hidden={row.isToSell}>
        <legend>What of it counts</legend>
        <ul>
          {companyMethods.map((method) => {
            const counted = countedOfCompany(holding, method);
            return (
              <li key={method} className={styles.method}>
                <Radio
                  name={`${id}-method`}
                  checked={row.method === method}
                  onChange={() => onChange({ method })}
                >
                  {isFund && method === 'accounts' ? 'By what it holds' : methodNames[method]}
                </Radio>
                <span>
                  {counted === null
                    ? unknownOf(method)
                    : `${method === 'accounts' ? `${counted.percent}: ` : ''}${inRupees(counted.paise)}`}
                </span>
              </li>
            );
          })}
        </ul>
      </fieldset>
      {row.method === 'typed' && !row.isToSell && (
        <NumberField
          label="Part that counts"
          unit="percent"
          max={100}
          value={row.percent}
          onChange={(percent) => onChange({ percent })}
        />
      )}
      {chosen !== null && (
        <Working of={row.name} steps={chosen.working}>
          <RuleLink rule={chosen.rule} />
        </Working>
      )}
    </section>
  );
}

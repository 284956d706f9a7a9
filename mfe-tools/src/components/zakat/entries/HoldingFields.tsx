import type { ZakatForm } from '../../../domain/zakat/zakatForm';
import type { ChangeForm } from '../../../state/useZakatForm';
import { AmountField } from './AmountField';
import { BusinessRows } from './BusinessRows';
import { CompanyRows } from '../CompanyRows';
import { FromPurification } from './FromPurification';
import { GoldRows } from './GoldRows';
import { Section } from '../../Section';
import { SilverRows } from './SilverRows';

interface Props {
  form: ZakatForm;
  onChange: ChangeForm;
  onRemove: (name: string, part: Partial<ZakatForm>) => void;
}

/** The fields for assets and debts. */
export function HoldingFields({ form, onChange, onRemove }: Props) {
  const field = { form, onChange };
  return (
    <>
      <Section title="Money">
        <AmountField {...field} name="cash" label="Cash at hand" />
        <AmountField {...field} name="bank" label="Bank balances" hint="With interest; enter that below." />
        <AmountField
          {...field}
          name="toPurify"
          label="Interest and impure income in it"
          hint="Deducted first. Give it away; it is not zakat."
        />
        <FromPurification onTake={(toPurify) => onChange({ toPurify })} />
        <AmountField {...field} name="crypto" label="Cryptocurrency" hint="At today’s value." />
      </Section>
      <Section
        title="Gold"
        hint="Each carat separately, without stones. By weight, by the price of that carat, or by the value a jeweller gives for the metal."
      >
        <GoldRows
          rows={form.gold}
          onChange={(gold) => onChange({ gold })}
          onRemove={(gold, name) => onRemove(name, { gold })}
        />
      </Section>
      <Section title="Silver" hint="Coins, bars, jewellery and utensils by how pure they are.">
        <SilverRows
          rows={form.silver}
          onChange={(silver) => onChange({ silver })}
          onRemove={(silver, name) => onRemove(name, { silver })}
        />
      </Section>
      <Section title="Shares" hint="At today’s market value.">
        <AmountField {...field} name="sharesTrading" label="Held for trading" />
        <AmountField
          {...field}
          name="sharesLongTerm"
          label="Long-term investments"
          hint="All together, by the choice below; or each company by its own accounts. Say of each whether you hold it or bought it to sell."
        />
        <CompanyRows
          rows={form.companies}
          onChange={onChange}
          onRemove={(name, companies) => onRemove(name, { companies })}
        />
      </Section>
      <Section title="Money others owe you">
        <AmountField
          {...field}
          name="receivables"
          label="Owed to you"
          hint="Loans you gave and expect back."
        />
        <AmountField
          {...field}
          name="tradeReceivables"
          label="For goods sold"
          hint="By customers who will pay."
        />
        <AmountField
          {...field}
          name="weakReceivables"
          label="Weak debts"
          hint="An inheritance or dowry not received yet, or money that may not come back."
        />
      </Section>
      <Section title="Business and property">
        <AmountField
          {...field}
          name="businessStock"
          label="Goods for sale"
          hint="Stock in trade at its selling value. Not tools or premises."
        />
        <AmountField
          {...field}
          name="propertyToSell"
          label="Property bought to sell"
          hint="Not your home, nor what you let."
        />
        <AmountField
          {...field}
          name="rent"
          label="Rent"
          hint="What you still have of it, if not in the bank."
        />
        <BusinessRows
          rows={form.businesses}
          onChange={(businesses) => onChange({ businesses })}
          onRemove={(businesses, name) => onRemove(name, { businesses })}
        />
      </Section>
      <Section title="Provident fund, pension and insurance">
        <AmountField
          {...field}
          name="providentFund"
          label="Provident fund, compulsory"
          hint="EPF deducted from your salary."
        />
        <AmountField
          {...field}
          name="voluntaryFund"
          label="Provident fund, voluntary"
          hint="VPF or PPF: what you paid in, without interest."
        />
        <AmountField
          {...field}
          name="pension"
          label="NPS or another pension"
          hint="What it is worth today. What of it counts is a choice below: it depends on whether you had to join."
        />
        {form.settings.pension === 'accessible' && (
          <AmountField
            {...field}
            name="pensionAccessible"
            label="Of the pension, what you could withdraw now"
          />
        )}
        <AmountField
          {...field}
          name="insurance"
          label="Life insurance"
          hint="Premiums paid so far that you could get back."
        />
      </Section>
      <Section title="What you owe">
        <AmountField
          {...field}
          name="debtsDueNow"
          label="Due now"
          hint="Bills, arrears, personal loans to be repaid."
        />
        <AmountField
          {...field}
          name="loanInstalment"
          label="Long loan, each month"
          hint="The capital part of one instalment, without interest."
        />
        <AmountField
          {...field}
          name="loanOutstanding"
          label="Long loan, still to repay"
          hint="Leave empty if it runs longer than a year."
        />
      </Section>
    </>
  );
}

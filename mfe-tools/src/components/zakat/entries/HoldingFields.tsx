import type { ZakatResult } from '../../../domain/zakat/zakat';
import { partTitles, type PartName } from '../../../domain/zakat/parts';
import type { ZakatForm } from '../../../domain/zakat/zakatForm';
import type { ChangeForm } from '../../../state/zakat/useZakatForm';
import { AmountField } from './AmountField';
import { BusinessRows } from './BusinessRows';
import { CompanyRows } from '../CompanyRows';
import { FromPurification } from './FromPurification';
import { GoldRows } from './GoldRows';
import { FormSection } from '../sections/FormSection';
import { subtotalInWords } from '../sections/subtotalInWords';
import { SilverRows } from './SilverRows';

interface Props {
  /** The parts that are open, in any order. */
  parts: readonly PartName[];
  form: ZakatForm;
  subtotals: ZakatResult['subtotals'];
  onChange: ChangeForm;
  onRemove: (name: string, part: Partial<ZakatForm>) => void;
}

/** The fields for assets and debts, of the chosen parts. */
export function HoldingFields({ parts, form, subtotals, onChange, onRemove }: Props) {
  const shows = (part: PartName) => parts.includes(part);
  const headingOf = (part: PartName) => ({
    title: partTitles[part],
    subtotal: subtotalInWords(subtotals[part]),
  });
  const field = { form, onChange };
  return (
    <>
      {shows('money') && (
        <FormSection {...headingOf('money')}>
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
        </FormSection>
      )}
      {shows('gold') && (
        <FormSection
          {...headingOf('gold')}
          hint="Enter each purity separately, without stones: by weight, by the price of that carat, or by the value a jeweller gives for the metal."
        >
          <GoldRows
            rows={form.gold}
            onChange={(gold) => onChange({ gold })}
            onRemove={(gold, name) => onRemove(name, { gold })}
          />
        </FormSection>
      )}
      {shows('silver') && (
        <FormSection
          {...headingOf('silver')}
          hint="Coins, bars, jewellery and utensils by how pure they are."
        >
          <SilverRows
            rows={form.silver}
            onChange={(silver) => onChange({ silver })}
            onRemove={(silver, name) => onRemove(name, { silver })}
          />
        </FormSection>
      )}
      {shows('shares') && (
        <FormSection {...headingOf('shares')} hint="At today’s market value.">
          <AmountField {...field} name="sharesTrading" label="Held for trading" />
          <AmountField
            {...field}
            name="sharesLongTerm"
            label="Long-term investments"
            hint="All together, by the choice below; or each company by its own accounts. Choose for each whether you hold it for the long term or for trading."
          />
          <CompanyRows
            rows={form.companies}
            onChange={onChange}
            onRemove={(name, companies) => onRemove(name, { companies })}
          />
        </FormSection>
      )}
      {shows('receivables') && (
        <FormSection {...headingOf('receivables')}>
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
        </FormSection>
      )}
      {shows('business') && (
        <FormSection {...headingOf('business')}>
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
        </FormSection>
      )}
      {shows('funds') && (
        <FormSection {...headingOf('funds')}>
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
        </FormSection>
      )}
      {shows('debts') && (
        <FormSection {...headingOf('debts')}>
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
        </FormSection>
      )}
    </>
  );
}

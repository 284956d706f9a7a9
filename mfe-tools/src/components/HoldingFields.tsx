import { rules } from '../domain/zakat/rules';
import type { ZakatForm } from '../domain/zakat/zakatForm';
import { GoldRows } from './GoldRows';
import { Section } from './Section';
import { SilverRows } from './SilverRows';
import { AmountField } from './AmountField';

interface Props {
  form: ZakatForm;
  onChange: (part: Partial<ZakatForm>) => void;
}

/** The fields for assets and debts. */
export function HoldingFields({ form, onChange }: Props) {
  const field = { form, onChange };
  return (
    <>
      <Section title="Money">
        <AmountField {...field} name="cash" label="Cash at hand" />
        <AmountField
          {...field}
          name="bank"
          label="Bank balances"
          hint="Without interest, which is to be given away."
        />
        <AmountField
          {...field}
          name="receivables"
          label="Owed to you"
          hint="Loans you gave and expect back."
        />
      </Section>
      <Section title="Gold" hint="Weigh each carat separately, without stones.">
        <GoldRows rows={form.gold} onChange={(gold) => onChange({ gold })} />
      </Section>
      <Section title="Silver" hint="Coins, bars, jewellery and utensils by how pure they are.">
        <SilverRows rows={form.silver} onChange={(silver) => onChange({ silver })} />
      </Section>
      <Section title="Shares" hint={`At today’s market value. ${rules.providentFund.text}`}>
        <AmountField {...field} name="sharesTrading" label="Bought to sell again" />
        <AmountField {...field} name="sharesLongTerm" label="Long-term investments" />
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

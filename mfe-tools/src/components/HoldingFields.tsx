import { rules } from '../domain/rules';
import type { ZakatForm } from '../domain/zakatForm';
import { GoldRows } from './GoldRows';
import { Section } from './Section';
import { SilverRows } from './SilverRows';
import { SumField } from './SumField';

interface Props {
  form: ZakatForm;
  onChange: (part: Partial<ZakatForm>) => void;
}

/** What a person owns and owes. */
export function HoldingFields({ form, onChange }: Props) {
  const field = { form, onChange };
  return (
    <>
      <Section title="Money">
        <SumField {...field} name="cash" label="Cash at hand" />
        <SumField
          {...field}
          name="bank"
          label="Bank balances"
          hint="Without interest: that is given away, not kept."
        />
        <SumField {...field} name="receivables" label="Owed to you" hint="Loans you gave and expect back." />
      </Section>
      <Section title="Gold" hint="Weigh each carat apart, without stones.">
        <GoldRows rows={form.gold} onChange={(gold) => onChange({ gold })} />
      </Section>
      <Section title="Silver" hint="Coins, bars, jewellery and utensils by how pure they are.">
        <SilverRows rows={form.silver} onChange={(silver) => onChange({ silver })} />
      </Section>
      <Section title="Shares" hint={`At today’s market value. ${rules.providentFund.text}`}>
        <SumField {...field} name="sharesTrading" label="Bought to sell again" />
        <SumField {...field} name="sharesLongTerm" label="Held for the long term" />
      </Section>
      <Section title="What you owe">
        <SumField
          {...field}
          name="debtsDueNow"
          label="Due now"
          hint="Bills, arrears, personal loans to be repaid."
        />
        <SumField
          {...field}
          name="loanInstalment"
          label="Long loan, each month"
          hint="The capital part of one instalment, without interest."
        />
        <SumField
          {...field}
          name="loanOutstanding"
          label="Long loan, still to repay"
          hint="Leave empty if it runs longer than a year."
        />
      </Section>
    </>
  );
}

import type { StandardData } from '@tayyib/shared/contracts';
import { LinesField, NumberField, TextField } from '../common/inputs';
import fields from '../common/fields.module.css';

interface Props {
  draft: StandardData;
  put: (part: Partial<StandardData>) => void;
}

/** What an edition says of itself: its name, who answers for it, how old facts may be. */
export function EditionFields({ draft, put }: Props) {
  return (
    <fieldset className={fields.group}>
      <legend>The edition</legend>
      <div className={fields.grid}>
        <TextField
          path="edition"
          label="Edition"
          hint="Named like 2027-01; the name of a published one cannot be used again"
          value={draft.edition}
          onChange={(edition) => put({ edition })}
        />
        <TextField path="title" label="Title" value={draft.title} onChange={(title) => put({ title })} />
        <TextField
          path="reviewer"
          label="Reviewer"
          hint="Who answers for it"
          value={draft.reviewer}
          onChange={(reviewer) => put({ reviewer })}
        />
        <NumberField
          path="accountsMaxAgeMonths"
          label="Accounts decide for (months)"
          value={draft.accountsMaxAgeMonths}
          onChange={(accountsMaxAgeMonths) => put({ accountsMaxAgeMonths })}
        />
        <NumberField
          path="marketCapMaxAgeMonths"
          label="Market capitalisation decides for (months)"
          value={draft.marketCapMaxAgeMonths}
          onChange={(marketCapMaxAgeMonths) => put({ marketCapMaxAgeMonths })}
        />
      </div>
      <LinesField
        path="readings"
        label="Choices this edition makes"
        hint="One to a line"
        value={draft.readings}
        onChange={(readings) => put({ readings })}
      />
    </fieldset>
  );
}

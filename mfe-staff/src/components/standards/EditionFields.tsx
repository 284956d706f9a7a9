import type { StandardData } from '@tayyib/shared/contracts';
import { LinesField, NumberField, TextField } from '../common/inputs';
import fields from '../common/fields.module.css';

interface Props {
  draft: StandardData;
  update: (part: Partial<StandardData>) => void;
}

/** The general fields of an edition: its name, reviewer and the maximum age of facts. */
export function EditionFields({ draft, update }: Props) {
  return (
    <fieldset className={fields.group}>
      <legend>The edition</legend>
      <div className={fields.grid}>
        <TextField
          path="edition"
          label="Edition"
          hint="For example 2027-01; names of published editions cannot be reused"
          value={draft.edition}
          onChange={(edition) => update({ edition })}
        />
        <TextField path="title" label="Title" value={draft.title} onChange={(title) => update({ title })} />
        <TextField
          path="reviewer"
          label="Reviewer"
          hint="Who is responsible for it"
          value={draft.reviewer}
          onChange={(reviewer) => update({ reviewer })}
        />
        <NumberField
          path="accountsMaxAgeMonths"
          label="Maximum age of accounts (months)"
          value={draft.accountsMaxAgeMonths}
          onChange={(accountsMaxAgeMonths) => update({ accountsMaxAgeMonths })}
        />
        <NumberField
          path="marketCapMaxAgeMonths"
          label="Maximum age of market capitalisation (months)"
          value={draft.marketCapMaxAgeMonths}
          onChange={(marketCapMaxAgeMonths) => update({ marketCapMaxAgeMonths })}
        />
      </div>
      <LinesField
        path="readings"
        label="Choices this edition makes"
        hint="One per line"
        value={draft.readings}
        onChange={(readings) => update({ readings })}
      />
    </fieldset>
  );
}

import { useState } from 'react';
import type { StandardId, StatusCode } from '@tayyib/shared/contracts';
import { standardNames } from '@tayyib/shared/shariah';
import { useSignOverrideMutation } from '../../api/standardsApi';
import { statusLabels } from '../../domain/statusLabels';
import { ChoiceField, DayField, ProseField } from '../common/inputs';
import fields from '../common/fields.module.css';
import { MutationForm } from '../common/MutationForm';

type Decision = 'hold' | `${StatusCode}`;

const decisions: Readonly<Record<Decision, string>> = {
  hold: 'Hold: under review',
  '1': `Decide: ${statusLabels[1]}`,
  '2': `Decide: ${statusLabels[2]}`,
  '3': `Decide: ${statusLabels[3]}`,
  '4': `Decide: ${statusLabels[4]}`,
  '6': `Decide: ${statusLabels[6]}`,
  '7': `Decide: ${statusLabels[7]}`,
};
const statusOf: Readonly<Record<`${StatusCode}`, StatusCode>> = {
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '6': 6,
  '7': 7,
};

/** Holds a stock or decides its status by one standard, with a signed reason, until a day or until lifted. */
export function SignForm({ isin }: { isin: string }) {
  const [sign, signing] = useSignOverrideMutation();
  const [standard, setStandard] = useState<StandardId>('TASIS');
  const [decision, setDecision] = useState<Decision>('hold');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const submit = () => {
    const decided =
      decision === 'hold'
        ? { action: 'hold' as const }
        : { action: 'override' as const, status: statusOf[decision] };
    void sign({ isin, signed: { standard, reason, until: until === '' ? null : until, ...decided } });
  };
  return (
    <MutationForm
      legend="Hold or decide"
      mutation={signing}
      onSubmit={submit}
      submitLabel="Sign"
      failure="It was not signed."
      success="Signed. It overrides the computed verdict."
    >
      <div className={fields.grid}>
        <ChoiceField
          path="standard"
          label="By the standard"
          options={standardNames}
          value={standard}
          onChange={setStandard}
        />
        <ChoiceField
          path="status"
          label="Decision"
          options={decisions}
          value={decision}
          onChange={setDecision}
        />
        <DayField path="until" label="Last day (else until lifted)" value={until} onChange={setUntil} />
      </div>
      <ProseField path="reason" label="Reason, signed with your name" value={reason} onChange={setReason} />
    </MutationForm>
  );
}

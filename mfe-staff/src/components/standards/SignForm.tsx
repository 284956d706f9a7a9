import { useState, type FormEvent } from 'react';
import type { StandardId, StatusCode } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { standardNames } from '@tayyib/shared/shariah';
import { Alert, Button } from '@tayyib/shared/ui';
import { useSignOverrideMutation } from '../../api/standardsApi';
import { statusLabels } from '../../domain/statusLabels';
import { FieldErrors, fieldErrorIn } from '../common/FieldErrors';
import { ChoiceField, DayField, ProseField } from '../common/inputs';
import fields from '../common/fields.module.css';

type Decision = 'hold' | `${StatusCode}`;

const decisions: Readonly<Record<Decision, string>> = {
  hold: 'Hold it: under review',
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
  const [sign, { data, error, isLoading }] = useSignOverrideMutation();
  const [standard, setStandard] = useState<StandardId>('TASIS');
  const [decision, setDecision] = useState<Decision>('hold');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const decided =
      decision === 'hold'
        ? { action: 'hold' as const }
        : { action: 'override' as const, status: statusOf[decision] };
    void sign({ isin, signed: { standard, reason, until: until === '' ? null : until, ...decided } });
  };
  return (
    <FieldErrors value={fieldErrorIn(error)}>
      <form onSubmit={submit} noValidate>
        <fieldset className={fields.group}>
          <legend>Hold or decide</legend>
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
          <ProseField
            path="reason"
            label="Reason, signed with your name"
            value={reason}
            onChange={setReason}
          />
          {error && <Alert type="error" showIcon title={`It was not signed. ${toMessage(error)}`} />}
          {data && !error && (
            <Alert type="success" showIcon title="Signed. It overrides the computed verdict." />
          )}
          <div>
            <Button type="primary" htmlType="submit" loading={isLoading}>
              Sign
            </Button>
          </div>
        </fieldset>
      </form>
    </FieldErrors>
  );
}

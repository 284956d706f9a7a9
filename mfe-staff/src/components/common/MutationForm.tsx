import type { FormEvent, ReactNode } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { FieldErrors, fieldErrorIn } from './FieldErrors';
import styles from './fields.module.css';

interface Props {
  legend: string;
  /** The state of the mutation that the form sends. */
  mutation: { data?: unknown; error?: unknown; isLoading: boolean };
  onSubmit: () => void;
  submitLabel: string;
  /** A sentence before the server's message: "It was not signed." */
  failure: string;
  success: string;
  children: ReactNode;
}

/** A form that sends one mutation: its fields show their validation errors, and the outcome is shown above the button. */
export function MutationForm({
  legend,
  mutation: { data, error, isLoading },
  onSubmit,
  submitLabel,
  failure,
  success,
  children,
}: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <FieldErrors value={fieldErrorIn(error)}>
      <form onSubmit={submit} noValidate>
        <fieldset className={styles.group}>
          <legend>{legend}</legend>
          {children}
          {error !== undefined && <Failure lead={failure} error={error} />}
          {data !== undefined && error === undefined && <Alert type="success" showIcon title={success} />}
          <div>
            <Button type="primary" htmlType="submit" loading={isLoading}>
              {submitLabel}
            </Button>
          </div>
        </fieldset>
      </form>
    </FieldErrors>
  );
}

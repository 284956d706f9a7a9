import type { ComponentProps, ReactNode } from 'react';
import { Field as SharedField } from '@tayyib/shared/parts/fields';
import { useFieldError } from './FieldErrors';
import styles from './fields.module.css';

type ControlProps = Parameters<ComponentProps<typeof SharedField>['children']>[0] & { name: string };

export interface FieldProps {
  /** The path of its value in the request body: `ratios.0.limit`. */
  path: string;
  label: string;
  hint?: string;
}

/** A field that shows the validation error of the server for its path. The form announces it. */
export function Field({
  path,
  children,
  ...field
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const problem = useFieldError(path) ?? undefined;
  return (
    <SharedField {...field} problem={problem} className={styles.field}>
      {(control) => children({ ...control, name: path })}
    </SharedField>
  );
}

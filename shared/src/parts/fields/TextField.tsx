import { useEffect, useRef, type ComponentRef } from 'react';
import { Input } from '@tayyib/shared/sdk/ui';
import { Field } from './Field';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  /** Whether it takes the focus when it appears, as in a form that the user opened. */
  isFocusedFirst?: boolean;
}

/** A field for a line of text that no browser completes. */
export function TextField({ label, value, onChange, maxLength, isFocusedFirst = false }: Props) {
  const field = useRef<ComponentRef<typeof Input>>(null);
  useEffect(() => {
    if (isFocusedFirst) field.current?.focus();
  }, [isFocusedFirst]);
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          ref={field}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

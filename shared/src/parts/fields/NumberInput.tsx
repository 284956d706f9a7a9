import { useContext, useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { readAmount, type NumberUnit } from '@tayyib/shared/values/amounts';
import { formatNumber } from '@tayyib/shared/values/format';
import { Input, type InputRef } from '@tayyib/shared/sdk/ui';
import { UnreadNumbers } from './unreadNumbers';
import styles from './NumberInput.module.css';

interface Props {
  id?: string;
  /** Without a label beside it. */
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  value: number | null;
  /** Null while the field is empty, and while its text is no number. */
  onChange: (value: number | null) => void;
  unit: NumberUnit;
  /** How many decimals count. */
  decimals: number;
  min?: number;
  max?: number;
  placeholder?: string | undefined;
  /** Whether its form is refused while it is empty. */
  required?: boolean | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  style?: CSSProperties;
}

/**
 * A field for a number. It deletes nothing that is typed or pasted: left, it shows the number as read, or the text and why that is none. An
 * amount is never taken for another one (`readAmount`), and a form with a text that is no number is not submitted.
 */
export function NumberInput({ value, onChange, unit, decimals, min, max, id, ...rest }: Props) {
  const { 'aria-describedby': describedBy, ...input } = rest;
  const own = useId();
  const [text, setText] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const [isLeft, setLeft] = useState(true);
  // whether the commas in the text are those of `formatNumber`, which group digits and say nothing
  const [isGroupedByField, setGroupedByField] = useState(true);
  if (value !== known) {
    setKnown(value);
    // replaced from outside, such as by undoing
    if (value !== sent) {
      setSent(value);
      setText(null);
    }
  }
  const readText = (typed: string, isGrouped: boolean) =>
    typed.trim() === ''
      ? null
      : readAmount(isGrouped ? typed.replaceAll(',', '') : typed, { unit, decimals, min, max });
  const read = text === null ? null : readText(text, isGroupedByField);
  const problem = read !== null && 'reason' in read ? read.reason : null;
  const reason = isLeft ? problem : null;
  const isUnread = reason !== null;
  const noteUnread = useContext(UnreadNumbers);
  useEffect(() => {
    if (!isUnread || !noteUnread) return undefined;
    noteUnread(own, true);
    return () => noteUnread(own, false);
  }, [isUnread, noteUnread, own]);
  const control = useRef<InputRef>(null);
  useEffect(() => control.current?.input?.setCustomValidity(problem ?? ''), [problem]);
  const leave = () => {
    setLeft(true);
    if (read === null || 'value' in read) setText(null);
  };
  const change = (typed: string, event: Event) => {
    const isGrouped = (text === null || isGroupedByField) && typesNoComma(event);
    setText(typed);
    setGroupedByField(isGrouped);
    const now = readText(typed, isGrouped);
    const next = now !== null && 'value' in now ? now.value : null;
    setSent(next);
    if (next !== value) onChange(next);
  };
  return (
    <>
      <Input
        {...input}
        ref={control}
        id={id ?? own}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        value={text ?? (value === null ? '' : typed(value, decimals))}
        status={reason === null ? '' : 'error'}
        aria-invalid={reason !== null}
        aria-describedby={
          [describedBy, reason === null ? undefined : `${own}-problem`].filter(Boolean).join(' ') || undefined
        }
        onFocus={() => setLeft(false)}
        onBlur={leave}
        onPressEnter={() => setLeft(true)}
        onChange={({ target, nativeEvent }) => change(target.value, nativeEvent)}
      />
      {reason !== null && (
        <p id={`${own}-problem`} role="alert" className={styles.problem}>
          {reason}
        </p>
      )}
    </>
  );
}

/** A number as one types it, with the minus of a keyboard. */
const typed = (value: number, decimals: number): string =>
  formatNumber(value, Math.max(3, decimals)).replace('−', '-');

/** Whether an event of an input deletes, or types a character that is no comma. What is pasted or composed may bring commas of its own. */
function typesNoComma(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  return event.inputType.startsWith('delete') || (event.inputType === 'insertText' && event.data !== ',');
}

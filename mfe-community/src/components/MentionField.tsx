import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '@tayyib/shared/parts/fields';
import { formatCountOf } from '@tayyib/shared/values/format';
import { Input } from '@tayyib/shared/sdk/ui';
import { completeMention, matchingNames, mentionAt, type TypedMention } from '../domain/mentions';
import styles from './MentionField.module.css';

interface Props {
  /** Of the field; its label refers to it. */
  id: string;
  value: string;
  onChange: (text: string) => void;
  /** Names that are suggested after an `@`: of members whose posts are on the page. */
  names: readonly string[];
  placeholder: string;
  rows: number;
  maxLength: number;
  describedBy: string;
  isFocusedFirst?: boolean;
}

/** A text field that suggests names after an `@`. The arrow keys choose one, Enter or Tab inserts it, Escape closes the list. */
export function MentionField({ id, value, onChange, names, describedBy, isFocusedFirst, ...field }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef<number | null>(null);
  const [mention, setMention] = useState<TypedMention | null>(null);
  const [active, setActive] = useState(0);
  const found = mention === null ? [] : matchingNames(names, mention.typed);
  const isOpen = found.length > 0;
  const textArea = () => box.current?.querySelector('textarea');

  useEffect(() => {
    if (isFocusedFirst) textArea()?.focus();
  }, [isFocusedFirst]);
  useLayoutEffect(() => {
    if (caret.current !== null) textArea()?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);

  const read = ({ value: text, selectionStart }: HTMLTextAreaElement) => {
    setMention(mentionAt(text, selectionStart));
    setActive(0);
  };
  const choose = (name: string) => {
    if (!mention) return;
    const completed = completeMention(value, mention, name);
    caret.current = completed.caret;
    onChange(completed.text);
    setMention(null);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen || isComposing(event)) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const name = found[active];
    if (step !== undefined) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Escape') setMention(null);
    else if ((event.key === 'Enter' || event.key === 'Tab') && name !== undefined) choose(name);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={box} className={styles.box}>
      <Input.TextArea
        {...field}
        id={id}
        value={value}
        dir="auto"
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-controls={`${id}-names`}
        aria-activedescendant={isOpen ? `${id}-name-${active}` : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          read(target);
        }}
        onClick={({ currentTarget }) => read(currentTarget)}
        onKeyDown={handleKey}
        onBlur={() => setMention(null)}
      />
      <div
        id={`${id}-names`}
        role="listbox"
        aria-label="Members to mention"
        className={styles.suggestions}
        hidden={!isOpen}
      >
        {found.map((name, at) => (
          // chosen with the keys of the field, which retains the focus
          <div
            key={name}
            id={`${id}-name-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            dir="auto"
            // before the field loses the focus, which closes the list
            onMouseDown={(event) => {
              event.preventDefault();
              choose(name);
            }}
          >
            {name}
          </div>
        ))}
      </div>
      <span role="status" className={styles.status}>
        {isOpen && `${formatCountOf(found.length, 'member')} to mention`}
      </span>
    </div>
  );
}

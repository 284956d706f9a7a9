import { useId, useState, type ReactNode } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Icon } from '@tayyib/shared/sdk/ui';
import styles from './FindField.module.css';
import { useListKeys } from './useListKeys';

interface Props<Choice> {
  label: string;
  /** For a field whose place says what it finds. */
  isLabelHidden?: boolean;
  placeholder: string;
  /** None if omitted: pages that the server renders have no icons. */
  icon?: string;
  /** The field's name in a form around it, which Enter then submits where no choice is active. */
  name?: string;
  text: string;
  onText: (text: string) => void;
  /** What matches the text; undefined until that is known. */
  found: readonly Choice[] | undefined;
  /** Whether `found` is of the text and not of an earlier one. */
  isCurrent: boolean;
  error?: unknown;
  /** The name of the list: `Stocks found`. */
  listLabel: string;
  /** Said where nothing matches. */
  nothing: string;
  keyOf: (choice: Choice) => string;
  /** A choice as it is shown in the list. */
  children: (choice: Choice) => ReactNode;
  /** The text is empty again by then. */
  onChoose: (choice: Choice) => void;
}

/**
 * A text field with the list of what matches: a combobox, with the keys of `useListKeys`. It retains the focus while one is chosen.
 */
export function FindField<Choice>({
  text,
  onText,
  found,
  isCurrent,
  error,
  name,
  onChoose,
  ...shown
}: Props<Choice>) {
  const id = useId();
  const [isLeft, setLeft] = useState(true);
  const isOpen = text.trim() !== '' && !isLeft;
  const choices = isOpen ? (found ?? []) : [];
  const choose = (choice: Choice) => {
    onText('');
    onChoose(choice);
  };
  const keys = useListKeys({
    choices,
    isOpen,
    text,
    isCurrent,
    choose,
    isSubmitted: name !== undefined,
    open: () => setLeft(false),
    close: () => {
      if (!isOpen) onText('');
      setLeft(true);
    },
  });
  const isShown = choices.length > 0;
  return (
    <div className={styles.find}>
      {!shown.isLabelHidden && (
        <label htmlFor={id} className={styles.label}>
          {shown.label}
        </label>
      )}
      <div className={styles.box}>
        {shown.icon !== undefined && (
          <span className={styles.icon}>
            <Icon name={shown.icon} />
          </span>
        )}
        <input
          id={id}
          name={name}
          type="text"
          role="combobox"
          className={styles.field}
          data-has-icon={shown.icon !== undefined}
          aria-label={shown.isLabelHidden ? shown.label : undefined}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-found`}
          aria-activedescendant={isShown && keys.active !== null ? `${id}-${keys.active}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={shown.placeholder}
          maxLength={80}
          value={text}
          onChange={({ target }) => {
            setLeft(false);
            keys.reset();
            onText(target.value);
          }}
          onKeyDown={keys.onKeyDown}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            keys.reset();
            setLeft(true);
          }}
        />
        <div
          id={`${id}-found`}
          role="listbox"
          aria-label={shown.listLabel}
          className={styles.found}
          hidden={!isShown}
        >
          {choices.map((choice, at) => (
            // chosen with the keys of its combobox, which retains the focus
            <div
              key={shown.keyOf(choice)}
              ref={at === keys.active ? scrollIntoView : undefined}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === keys.active}
              className={styles.option}
              // the field would lose the focus, which closes the list
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
              onKeyDown={(event) => event.key === 'Enter' && choose(choice)}
            >
              {shown.children(choice)}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={styles.status}>
        {isOpen && (error ? toMessage(error) : isCurrent && found?.length === 0 ? shown.nothing : '')}
      </p>
    </div>
  );
}

/** jsdom has none. */
const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

import type { FocusEvent, KeyboardEvent } from 'react';
import { Slot } from '@tayyib/shared/sdk/modules';
import { Icon } from '@tayyib/shared/sdk/ui';
import iconButton from '../../controls/iconButton.module.css';
import { useSearchPages } from './useSearchPages';
import type { SearchBar } from './useSearchBar';
import styles from './SearchBox.module.css';

/** The search of the modules. On a narrow window it covers the bar while open, with a button to close it. */
export function SearchBox({ box, isOpen, close }: SearchBar) {
  const pages = useSearchPages();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // without a related target the focus may still be in here: some browsers do not focus a button that is clicked
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    // the search itself uses Escape until its field is empty
    if (isOpen && key === 'Escape' && target instanceof HTMLInputElement && target.value === '') close();
  };
  return (
    <div
      ref={box}
      role="presentation"
      className={`${styles.search} ${isOpen ? styles.open : ''}`}
      onBlur={leave}
      onKeyDown={closeOnEscape}
    >
      <Slot name="topbar.search" props={{ pages }} />
      {isOpen && (
        <button
          type="button"
          className={`${iconButton.button} ${styles.close}`}
          aria-label="Close search"
          onClick={close}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

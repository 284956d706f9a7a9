import type { ReactNode } from 'react';
import styles from './TextPage.module.css';

interface Props {
  title: string;
  lead: string;
  /** Its sections, for the table of contents; with fewer than three there is none. */
  contents: readonly { id: string; title: string }[];
  /** Whether the contents leave the whole width to the text. */
  isWide?: boolean;
  /** What is above the title, and below the lead. */
  above?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

const fewestInContents = 3;

/** A page to read: its title and lead, the table of its contents, and its text in a measure that reads well. */
export function ReadingPage({ title, lead, contents, isWide = false, above, below, children }: Props) {
  const hasContents = contents.length >= fewestInContents;
  return (
    <article className={styles.reading} data-contents={hasContents ? (isWide ? 'above' : 'beside') : 'none'}>
      <header className={styles.head}>
        {above && <p className={styles.above}>{above}</p>}
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {below}
      </header>
      {hasContents && (
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents">On this page</h2>
          <ol>
            {contents.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.text}>{children}</div>
    </article>
  );
}

import type { Verdict } from '@tayyib/shared/contracts';
import styles from './Basis.module.css';
import { Panel } from './Panel';

/** What a verdict was checked against, and what it takes for granted. */
export function Basis({ basis: { checked, assumed } }: { basis: NonNullable<Verdict['basis']> }) {
  return (
    <Panel title="What this rests on" isRare>
      <div className={styles.basis}>
        <Sentences title="Checked" sentences={checked} />
        <Sentences title="Assumed" sentences={assumed} />
      </div>
    </Panel>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <h4 className={styles.title}>
        {title} ({sentences.length})
      </h4>
      {sentences.length === 0 ? (
        <p className={styles.none}>Nothing.</p>
      ) : (
        <ul className={styles.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

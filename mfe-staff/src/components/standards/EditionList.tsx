import { standardIds, standardNames } from '@tayyib/shared/shariah';
import { Empty } from '@tayyib/shared/sdk/ui';
import { useGetEditionsQuery } from '../../api/standardsApi';
import { QueryState } from '../common/QueryState';
import styles from '../common/staff.module.css';
import { EditionCard } from './EditionCard';

/** Every standard with its editions, newest first. */
export function EditionList() {
  const query = useGetEditionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query} what="standards">
      {(entries) =>
        entries.length === 0 ? (
          <Empty description="No edition is stored yet. The server imports the shipped ones at startup." />
        ) : (
          <>
            {standardIds.map((id) => (
              <section key={id} className={styles.section} aria-labelledby={`editions-${id}`}>
                <h2 id={`editions-${id}`}>{standardNames[id]}</h2>
                <ul className={styles.cards}>
                  {entries
                    .filter(({ standard }) => standard === id)
                    .map((entry) => (
                      <EditionCard key={entry.edition} entry={entry} />
                    ))}
                </ul>
              </section>
            ))}
          </>
        )
      }
    </QueryState>
  );
}

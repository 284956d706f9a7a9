import { helpArticleTitles } from '@tayyib/shared/help-center';
import { useGetStaffHelpVotesQuery } from '../../api/supportDeskApi';
import { QueryState } from '../common/QueryState';
import { ScrollFrame } from '../common/ScrollFrame';
import styles from '../common/staff.module.css';

/** What readers said about articles of the help center. */
export function HelpVotes() {
  const query = useGetStaffHelpVotesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.section} aria-labelledby="help-votes">
      <h2 id="help-votes">Was this helpful?</h2>
      <QueryState query={query} what="the votes">
        {({ articles }) =>
          articles.length === 0 ? (
            <p className={styles.hint}>No reader has voted yet.</p>
          ) : (
            <ScrollFrame label="Votes on articles">
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">Article</th>
                    <th scope="col" className={styles.figure}>
                      Yes
                    </th>
                    <th scope="col" className={styles.figure}>
                      No
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {articles.map(({ article, helpful, unhelpful }) => (
                    <tr key={article}>
                      <th scope="row">{helpArticleTitles[article]}</th>
                      <td className={styles.figure}>{helpful}</td>
                      <td className={styles.figure}>{unhelpful}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollFrame>
          )
        }
      </QueryState>
    </section>
  );
}

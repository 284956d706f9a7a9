import type { HelpArticleId } from '@tayyib/shared/help-center';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Link } from '@tayyib/shared/sdk/router';
import { useGetHelpVotesQuery, useVoteOnHelpMutation } from './supportApi';
import styles from './help.module.css';

const choices = [
  [true, 'Yes'],
  [false, 'No'],
] as const;

/** Whether the reader found an article helpful; they may change their mind. */
export function HelpVote({ article }: { article: HelpArticleId }) {
  const { data } = useGetHelpVotesQuery();
  const [vote, { error, isLoading }] = useVoteOnHelpMutation();
  const mine = data?.votes.find((each) => each.article === article)?.isHelpful;
  return (
    <div className={styles.vote} role="group" aria-label="Was this helpful?">
      <span aria-hidden="true">Was this helpful?</span>
      {choices.map(([isHelpful, name]) => (
        <button
          key={name}
          type="button"
          aria-pressed={mine === isHelpful}
          onClick={() => {
            if (!isLoading && mine !== isHelpful) void vote({ article, isHelpful });
          }}
        >
          {name}
        </button>
      ))}
      <span role="status">
        {error ? toMessage(error) : mine === true ? 'Thank you.' : ''}
        {!error && mine === false && (
          <>
            Thank you. <Link to="/help_center/requests">Tell us what is missing</Link>
          </>
        )}
      </span>
    </div>
  );
}

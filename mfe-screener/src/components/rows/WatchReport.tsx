import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { Link } from '@tayyib/shared/sdk/router';
import type { Watching } from './useWatch';
import styles from './StockActions.module.css';

/** What came of watching a stock, and what may follow: to undo it, to stop watching, to try again. */
export function WatchReport({ watching: { isBusy, report, follow } }: { watching: Watching }) {
  const next = report?.next;
  return (
    <>
      <span role="status" className={styles.report} aria-busy={isBusy}>
        {isBusy || !report ? (
          'Saving…'
        ) : (
          <>
            {report.isDone && <Icon name="check" />} {report.text}
          </>
        )}
      </span>
      {report?.link && !isBusy && (
        <Link to={report.link.to} state={report.link.state}>
          {report.link.label}
        </Link>
      )}
      {/* one button, so that the focus stays on it */}
      {next && (
        <Button loading={isBusy} onClick={() => follow(next.run)}>
          {next.label}
        </Button>
      )}
    </>
  );
}

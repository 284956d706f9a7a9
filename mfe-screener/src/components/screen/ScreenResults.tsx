import type { ScreenReply, ScreenSort } from '@tayyib/shared/contracts';
import { PageControls } from '@tayyib/shared/page-parts';
import type { ScreenChoices } from '../../domain/screens/screenAddress';
import { useIsPhone } from './useIsPhone';
import { PhoneSort } from './PhoneSort';
import { ScreenCards } from './ScreenCards';
import styles from './ScreenResults.module.css';
import { ScreenTable } from './ScreenTable';
import type { ChangeScreen } from './useScreen';

interface Props {
  reply: ScreenReply;
  choices: ScreenChoices;
  change: ChangeScreen;
  /** Whether newer rows are loading; the old ones stay readable. */
  isRefreshing: boolean;
}

/** One page of matching stocks: cards on phones, a table in wide windows. */
export function ScreenResults({ reply, choices, change, isRefreshing }: Props) {
  const isPhone = useIsPhone();
  const { rows, total, page, pageSize } = reply;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const sort = (by: ScreenSort, order: 'asc' | 'desc') => change({ sort: by, order });
  const goToPage = (to: number) => {
    change({ page: to });
    // start at the top of the next page
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={styles.results} data-stale={isRefreshing}>
      {isPhone ? (
        <>
          <PhoneSort choices={choices} onSort={sort} />
          <ScreenCards rows={rows} standard={choices.standard} />
        </>
      ) : (
        <ScreenTable rows={rows} choices={choices} onSort={sort} />
      )}
      {last > 1 && <PageControls page={page} last={last} onTurn={goToPage} />}
    </div>
  );
}

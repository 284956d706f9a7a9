import type { ScreenReply, ScreenSort } from '@tayyib/shared/contracts';
import { PageControls, phoneWindow } from '@tayyib/shared/parts/page';
import { useMedia } from '@tayyib/shared/sdk/theme';
import type { ScreenChoices } from '../../domain/screens/screenAddress';
import { PhoneSort } from './PhoneSort';
import { PhoneStocks } from './PhoneStocks';
import { RowActions } from '../rows/RowActions';
import styles from './screen.module.css';
import { ScreenTable } from './ScreenTable';
import type { ChangeScreen } from './useScreen';

interface Props {
  reply: ScreenReply;
  choices: ScreenChoices;
  change: ChangeScreen;
  /** Whether ratios are shown: not without a premium plan. */
  isDetailed: boolean;
  /** Whether newer rows are loading; the old ones stay readable. */
  isRefreshing: boolean;
}

/** One page of matching stocks: two lines each on phones, a table of all columns in wide windows. */
export function ScreenResults({ reply, choices, change, isDetailed, isRefreshing }: Props) {
  const isPhone = useMedia(phoneWindow);
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
      <RowActions>
        {isPhone ? (
          <>
            <PhoneSort choices={choices} isDetailed={isDetailed} onSort={sort} />
            <PhoneStocks rows={rows} choices={choices} isDetailed={isDetailed} />
          </>
        ) : (
          <ScreenTable rows={rows} choices={choices} isDetailed={isDetailed} onSort={sort} />
        )}
      </RowActions>
      {last > 1 && <PageControls page={page} last={last} onTurn={goToPage} />}
    </div>
  );
}

import { Button } from '@tayyib/shared/sdk/ui';
import { formatCount } from '@tayyib/shared/values/format';
import styles from './ShowAll.module.css';
import type { FirstOf } from './useFirstOf';

/** Shows all items of a list of which the first are shown, and only these again; nothing where all are shown anyway. */
export function ShowAll({ of, what }: { of: FirstOf<unknown>; what: string }) {
  if (!of.isLong) return null;
  return (
    <Button
      className={styles.button}
      aria-expanded={of.isWhole}
      aria-label={
        of.isWhole ? `Show the first ${of.count} ${what}` : `Show all ${formatCount(of.total)} ${what}`
      }
      onClick={() => of.setWhole(!of.isWhole)}
    >
      {of.isWhole ? `Show the first ${of.count}` : `Show all ${formatCount(of.total)}`}
    </Button>
  );
}

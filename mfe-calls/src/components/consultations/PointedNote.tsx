import type { PointedLine } from '@tayyib/shared/contracts';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { Button } from '@tayyib/shared/sdk/ui';
import { useGetStockSheetQuery } from '../../api/consultationsApi';
import { lineLabel } from '../../domain/sheetLines';
import styles from './SharedSheets.module.css';

interface PointedNoteProps {
  other: string;
  /** Where the other one points; null for nowhere. */
  at: PointedLine | null;
  onLook: (at: PointedLine) => void;
}

/** Says which line the other one points at, in the words of the viewer's own sheet, and leads there. */
export function PointedNote({ other, at, onLook }: PointedNoteProps) {
  const { data: stock } = useGetStockSheetQuery(at?.isin ?? skipToken);
  const label = at && stock && lineLabel(stock, at.line);
  return (
    <div className={styles.pointed}>
      <p role="status" hidden={!at || !stock}>
        {at &&
          stock &&
          (label === null
            ? `${other} points at a line that your sheet of ${stock.stock} does not have.`
            : `${other} points at ${label}, ${stock.stock}.`)}
      </p>
      {at && label && <Button onClick={() => onLook(at)}>Show the line</Button>}
    </div>
  );
}

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ConsultationState, PointedLine } from '@tayyib/shared/contracts';
import { Button } from '@tayyib/shared/sdk/ui';
import { PointedNote } from './PointedNote';
import { SheetTabs } from './SheetTabs';
import styles from './SharedSheets.module.css';
import { StockPicker } from './StockPicker';
import { StockSheet } from './StockSheet';

interface SharedSheetsProps {
  state: Pick<ConsultationState, 'isin' | 'sheets' | 'pointed'>;
  role: 'asker' | 'advisor';
  /** The name of the other participant. */
  other: string;
  /** Why the last change was refused. */
  problem: string | null;
  onOpen: (isin: string) => void;
  onClose: (isin: string) => void;
  onPoint: (at: PointedLine | null) => void;
}

/**
 * The sheets of stocks that both in a consultation see, as tabs. Each chooses which one is in front here; a sheet that is opened comes to
 * the front at both, and so does the one that the other points at, unless the user is busy with another.
 */
export function SharedSheets({ state, role, other, problem, onOpen, onClose, onPoint }: SharedSheetsProps) {
  const { isin, sheets, pointed } = state;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(isin);
  const own = pointed[role];
  const theirs = pointed[role === 'asker' ? 'advisor' : 'asker'];
  const front = chosen !== null && sheets.includes(chosen) ? chosen : (isin ?? sheets.at(-1) ?? null);
  const comesToFront = useEffectEvent((wanted: string) => {
    const isBusy = panel.current?.contains(document.activeElement) ?? false;
    if (!isBusy) setChosen(wanted);
  });
  useEffect(() => {
    if (isin !== null) comesToFront(isin);
  }, [isin]);
  const theirSheet = theirs?.isin;
  const theirLine = theirs?.line;
  useEffect(() => {
    if (theirSheet !== undefined) comesToFront(theirSheet);
  }, [theirSheet, theirLine]);
  /** Leads to the line that the other points at. */
  const look = ({ isin: wanted, line }: PointedLine) => {
    setChosen(wanted);
    // after the sheet is in front
    requestAnimationFrame(() => {
      const row = panel.current?.querySelector(`[data-line="${line}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector('button')?.focus({ preventScroll: true });
    });
  };
  const open = (wanted: string) => {
    setChosen(wanted);
    onOpen(wanted);
  };
  return (
    <div className={styles.sheets}>
      <StockPicker opened={sheets.length} onChoose={open} />
      {problem !== null && <p role="alert">{problem}</p>}
      <PointedNote other={other} at={theirs} onLook={look} />
      {front !== null && (
        <>
          {sheets.length > 1 && (
            <SheetTabs
              id={id}
              sheets={sheets}
              front={front}
              marked={theirSheet ?? null}
              other={other}
              onChoose={setChosen}
            />
          )}
          <div
            ref={panel}
            className={styles.panel}
            id={`${id}-panel`}
            {...(sheets.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}-${front}` })}
          >
            <StockSheet
              key={front}
              isin={front}
              other={other}
              theirs={theirs?.isin === front ? theirs.line : null}
              own={own?.isin === front ? own.line : null}
              onPoint={(line) => onPoint(line && { isin: front, line })}
            />
            <Button onClick={() => onClose(front)}>Close this sheet</Button>
          </div>
        </>
      )}
    </div>
  );
}

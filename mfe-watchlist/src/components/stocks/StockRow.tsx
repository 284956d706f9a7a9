import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { WatchedStock } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/sdk/router';
import { CompanyName } from '@tayyib/shared/parts/tables';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import type { shownColumns } from '../../domain/columns';
import { StockCell } from './StockCell';
import styles from './StockTable.module.css';

interface Props {
  stock: WatchedStock;
  columns: ReturnType<typeof shownColumns>;
  isSelected: boolean;
  /** Only in the owner's order: a sorted table has no place to drop. */
  canMove: boolean;
  onSelect: (isSelected: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A row of the table of watched stocks. Its handle drags it by pointer, finger or keys. */
export function StockRow({ stock, columns, isSelected, canMove, onSelect, onEdit, onRemove }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: stock.isin, disabled: !canMove });
  return (
    <tr
      ref={setNodeRef}
      data-dragging={isDragging}
      data-selected={isSelected}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <th scope="row" className={styles.name}>
        <span className={styles.lead}>
          <input
            type="checkbox"
            aria-label={`Select ${stock.stock}`}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
          {canMove && (
            <button
              type="button"
              ref={setActivatorNodeRef}
              className={styles.handle}
              {...attributes}
              {...listeners}
              aria-label={`Move ${stock.stock}`}
            >
              <span aria-hidden="true" className={styles.grip} />
            </button>
          )}
          <span className={styles.company}>
            <Link to={`/stock?isin=${stock.isin}`} title={stock.stock}>
              <CompanyName name={stock.stock} />
            </Link>
            <small>{stock.stock_code}</small>
          </span>
        </span>
      </th>
      {columns.map(({ id, label, isFigure }) => (
        <td key={id} data-column={id} data-label={label} className={isFigure && styles.figure}>
          <StockCell column={id} stock={stock} />
        </td>
      ))}
      <td className={styles.actions}>
        <Button
          type="text"
          size="small"
          icon={<Icon name="edit" />}
          aria-label={`Edit note, tags and target of ${stock.stock}`}
          onClick={onEdit}
        />
        <Button
          type="text"
          size="small"
          icon={<Icon name="close" />}
          aria-label={`Remove ${stock.stock}`}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}

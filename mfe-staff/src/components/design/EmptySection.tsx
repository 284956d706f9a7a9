import { Failure, PageSkeleton } from '@tayyib/shared/parts/page';
import { Button, Empty } from '@tayyib/shared/sdk/ui';
import styles from './design.module.css';

const empties = [
  { drawing: 'list', description: 'Nothing in this list yet.', next: 'Add the first' },
  { drawing: 'search', description: 'No stock matches these filters.', next: 'Clear all filters' },
  { drawing: 'chart', description: 'No prices are on file for this period.', next: 'Show all years' },
  { drawing: 'people', description: 'No calls yet.', next: 'See who is online' },
  { drawing: 'calendar', description: 'No corporate action is on file.', next: 'Show the calendar' },
] as const;
const shapes = ['table', 'cards', 'stock', 'chart'] as const;

/** Places that have nothing to show: not yet, not now, or because something failed. */
export const EmptySection = () => (
  <>
    <div className={styles.wide}>
      {empties.map(({ drawing, description, next }) => (
        <Empty key={drawing} drawing={drawing} description={description}>
          <Button>{next}</Button>
        </Empty>
      ))}
    </div>
    <h3>A failed request</h3>
    <Failure error={new Error('The server is not answering.')} retry={() => undefined} />
    {shapes.map((shape) => (
      <div key={shape}>
        <h3>Skeleton: {shape}</h3>
        <PageSkeleton shape={shape} />
      </div>
    ))}
  </>
);

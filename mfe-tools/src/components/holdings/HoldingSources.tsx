import { Slot, type SlotProps } from '@tayyib/shared/sdk/modules';
import styles from './HoldingSources.module.css';

/** What other modules know of the viewer's companies. They answer after the page is drawn, in the room that is kept for them. */
export const HoldingSources = (props: SlotProps['holdings.sources']) => (
  <div className={styles.sources}>
    <Slot name="holdings.sources" props={props} />
  </div>
);

import type { DeskEvent } from '@tayyib/shared/contracts';
import { eventRoomOpensMs } from '@tayyib/shared/limits';
import { Failure, useNow } from '@tayyib/shared/parts/page';
import { useNavigate } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { formatMoment } from '@tayyib/shared/values/format';
import { useOpenEventRoomMutation } from '../../api/learningDeskApi';
import styles from '../common/staff.module.css';

/** Opens the room of an event, from ten minutes before it begins, and leads into it as its host. */
export function OpenEventRoom({ event: { id, startsAt, minutes } }: { event: DeskEvent }) {
  const now = useNow(30_000);
  const [open, { error, isLoading }] = useOpenEventRoomMutation();
  const navigate = useNavigate();
  const opensAt = Date.parse(startsAt) - eventRoomOpensMs;
  const isOver = now >= Date.parse(startsAt) + minutes * 60_000;
  const go = async () => {
    const { data } = await open(id);
    if (data) await navigate(data.address);
  };
  return (
    <section className={styles.card} aria-label="The room">
      <p className={styles.hint}>
        {isOver
          ? 'This event is over.'
          : `The room can be opened from ${formatMoment(new Date(opensAt).toISOString())} on. Who has a seat comes in as a listener as soon as you are there; you let them speak, one by one, in the list of people. Others with its link have to be let in.`}
      </p>
      <div className={styles.actions}>
        <Button
          type="primary"
          disabled={isOver || now < opensAt}
          loading={isLoading}
          onClick={() => void go()}
        >
          Open the room
        </Button>
      </div>
      {error && <Failure lead="It was not opened." error={error} />}
    </section>
  );
}

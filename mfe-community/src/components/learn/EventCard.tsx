import type { LearningEvent } from '@tayyib/shared/contracts';
import { eventRoomOpensMs } from '@tayyib/shared/limits';
import { learningAudienceTitles, learningEventKindTitles } from '@tayyib/shared/learning';
import { ArticleBlocks } from '@tayyib/shared/parts/article';
import { Failure, useConfirm, useNow } from '@tayyib/shared/parts/page';
import { PlansLink } from '@tayyib/shared/parts/premium';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, Tag } from '@tayyib/shared/sdk/ui';
import { formatCountOf, formatOwnMoment } from '@tayyib/shared/values/format';
import { useGiveBackCommunitySeatMutation, useTakeCommunitySeatMutation } from '../../api/learningApi';
import { JoinLive, LiveNote } from './JoinLive';
import { EventRecordings } from './EventRecordings';
import { EventPlace } from './EventPlace';
import { lessonAddress } from './lessonAddress';
import { saveEventFile } from './saveEventFile';
import styles from './learn.module.css';

/** How often the page looks whether an event has begun. */
const refreshMs = 30_000;

/** An event that is not over: when, by whom, what about, and a seat at it. */
export function EventCard({ event }: { event: LearningEvent }) {
  const {
    id,
    kind,
    title,
    speaker,
    startsAt,
    minutes,
    blocks,
    place,
    isCancelled,
    hasRoom,
    lesson,
    recordings,
  } = event;
  const now = useNow(refreshMs);
  const hasBegun = Date.parse(startsAt) <= now;
  const isLive = hasRoom && Date.parse(startsAt) - now <= eventRoomOpensMs;
  return (
    <article className={styles.event} aria-labelledby={`event-${id}`}>
      <p className={styles.facts}>
        <span>{learningEventKindTitles[kind]}</span>
        <time dateTime={startsAt}>{formatOwnMoment(startsAt)}</time>
        <span>{formatCountOf(minutes, 'minute')}</span>
        {isCancelled && <Tag color="error">Cancelled</Tag>}
        {!isCancelled && hasBegun && <Tag color="success">Now</Tag>}
      </p>
      <h3 id={`event-${id}`} dir="auto">
        {title}
      </h3>
      <p className={styles.speaker}>With {speaker}</p>
      <ArticleBlocks isCompact blocks={blocks} />
      {!isCancelled && hasRoom && <LiveNote />}
      {!isCancelled && place !== null && !hasRoom && (
        <p className={styles.place}>
          <strong>Where:</strong> <EventPlace place={place} />
        </p>
      )}
      {!isCancelled && <Seat event={event} hasBegun={hasBegun} isLive={isLive} />}
      <EventRecordings title={title} recordings={recordings} />
      {lesson && <Link to={lessonAddress(lesson.slug)}>Read the lesson: {lesson.title}</Link>}
    </article>
  );
}

/** Whether there are seats, whether the viewer has one, and the buttons to take it and give it back. */
function Seat({ event, hasBegun, isLive }: { event: LearningEvent; hasBegun: boolean; isLive: boolean }) {
  const { id, title, seats, seatsReserved, audience, hasSeat } = event;
  const [take, taking] = useTakeCommunitySeatMutation();
  const [giveBack, givingBack] = useGiveBackCommunitySeatMutation();
  const refusal = useViewer().refusal(audience);
  const confirm = useConfirm();
  const free = Math.max(0, seats - seatsReserved);
  const error = taking.error ?? givingBack.error;
  const ask = () =>
    confirm({
      title: `Give back the seat at “${title}”?`,
      content: 'It is free for others then. You can take one again while there are any.',
      action: 'Give it back',
      onConfirm: () => {
        taking.reset();
        return giveBack(id);
      },
    });
  return (
    <>
      <p role="status" className={styles.facts}>
        {hasSeat && <strong>You have a seat.</strong>}
        <span>{free === 0 ? 'Every seat is taken.' : `${free} of ${seats} seats are free.`}</span>
        {audience !== 'user' && <span>For {learningAudienceTitles[audience]}.</span>}
      </p>
      <div className={styles.actions}>
        {!hasSeat && !hasBegun && refusal === null && (
          <Button
            type="primary"
            disabled={free === 0}
            loading={taking.isLoading}
            onClick={() => {
              givingBack.reset();
              void take(id);
            }}
          >
            Take a seat
          </Button>
        )}
        {!hasSeat && refusal === 'upgrade' && <PlansLink>See the plans that include a seat</PlansLink>}
        {hasSeat && isLive && <JoinLive event={event} />}
        {hasSeat && !hasBegun && (
          <>
            <Button onClick={() => saveEventFile(event)}>Add to my calendar</Button>
            <Button loading={givingBack.isLoading} onClick={ask}>
              Give the seat back
            </Button>
          </>
        )}
      </div>
      {error && <Failure error={error} />}
    </>
  );
}

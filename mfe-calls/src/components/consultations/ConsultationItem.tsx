import { useState } from 'react';
import { Failure, useConfirm, useNow } from '@tayyib/shared/parts/page';
import type { Consultation, ConsultationStatus } from '@tayyib/shared/contracts';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { waitingRoomClosesMs, waitingRoomOpensMs } from '@tayyib/shared/limits';
import { Button, Tag } from '@tayyib/shared/sdk/ui';
import { useAgreeToPublishMutation, useCancelConsultationMutation } from '../../api/consultationsApi';
import { formatOwnMoment } from '@tayyib/shared/values/format';
import { AnswerForm } from './AnswerForm';
import { Countdown } from './Countdown';
import styles from './Consultations.module.css';
import { MoveForm } from './MoveForm';
import { Rating } from './Rating';
import { roomParameter } from './roomPath';
import { saveCalendarFile } from './saveCalendarFile';
import { SignedAnswer } from './SignedAnswer';

const statusLabels: Readonly<Record<ConsultationStatus, string>> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  answered: 'Answered',
};

/** How often the page looks whether the room is open. */
const refreshMs = 15_000;

/** Whether the room of a consultation at that time can be entered now, by the same rule as on the server. */
export function roomAt(startsAt: number, now: number): 'early' | 'open' | 'over' {
  if (now < startsAt - waitingRoomOpensMs) return 'early';
  return now <= startsAt + waitingRoomClosesMs ? 'open' : 'over';
}

/** One consultation: the question, the way into the room until it took place, the answer, and whether it is published. */
export function ConsultationItem({ consultation }: { consultation: Consultation }) {
  const { id, role, other, startsAt, status, stock, question, answer, mayPublish } = consultation;
  const [, setSearch] = useSearchParams();
  const [cancel, { error: cancelError }] = useCancelConsultationMutation();
  const [agree, { error: consentError }] = useAgreeToPublishMutation();
  const [isMoving, setIsMoving] = useState(false);
  const confirm = useConfirm();
  const now = useNow(refreshMs);
  const room = roomAt(Date.parse(startsAt), now);
  const hasBegun = Date.parse(startsAt) <= now;
  const isMovable = consultation.movableUntil !== null && now < Date.parse(consultation.movableUntil);
  const confirmCancel = () =>
    confirm({
      title: 'Cancel this consultation?',
      content: `${formatOwnMoment(startsAt)} with ${other}. ${other} is notified, and the time is free for others.`,
      action: 'Cancel the consultation',
      onConfirm: () => cancel(id),
    });
  return (
    <li className={styles.item}>
      <div>
        <strong>{formatOwnMoment(startsAt)}</strong> with {other} <Tag>{statusLabels[status]}</Tag>
      </div>
      {status === 'booked' && room !== 'over' && <Countdown startsAt={startsAt} />}
      {consultation.isOtherWaiting && (
        <p role="status" className={styles.waiting}>
          {other} is in the room{status === 'booked' && ' and waits for you'}.
        </p>
      )}
      {stock !== null && <div>About {stock}</div>}
      <p>{question}</p>
      {status === 'booked' && room !== 'over' && (
        <>
          <div className={styles.actions}>
            <Button
              type="primary"
              disabled={room === 'early'}
              onClick={() => setSearch({ [roomParameter]: id })}
            >
              Join
            </Button>
            {!hasBegun && <Button onClick={() => saveCalendarFile(consultation)}>Add to my calendar</Button>}
            {isMovable && (
              <Button aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
                Move
              </Button>
            )}
            {!hasBegun && <Button onClick={confirmCancel}>Cancel the consultation</Button>}
          </div>
          {room === 'early' && <p className={styles.note}>You can join ten minutes before the time.</p>}
        </>
      )}
      {status === 'answered' && room === 'open' && (
        <Button onClick={() => setSearch({ [roomParameter]: id })}>Back to the room</Button>
      )}
      {isMoving && isMovable && <MoveForm consultation={consultation} onDone={() => setIsMoving(false)} />}
      <SignedAnswer consultation={consultation} />
      {role === 'advisor' && status !== 'cancelled' && (hasBegun || answer !== null) && (
        <AnswerForm id={id} answer={answer} />
      )}
      {role === 'asker' && status === 'answered' && stock !== null && (
        <div className={styles.actions}>
          <p className={styles.note}>
            {mayPublish
              ? 'This answer is published on the stock’s page, without your name and question.'
              : 'Only you and the advisor can read this answer.'}
          </p>
          <Button onClick={() => void agree({ id, mayPublish: !mayPublish })}>
            {mayPublish
              ? 'Remove the answer from the stock’s page'
              : 'Publish the answer on the stock’s page'}
          </Button>
        </div>
      )}
      {role === 'asker' && status !== 'cancelled' && (status === 'answered' || room === 'over') && (
        <Rating consultation={consultation} />
      )}
      {cancelError && <Failure error={cancelError} />}
      {consentError && <Failure error={consentError} />}
    </li>
  );
}

import { Failure, useNow } from '@tayyib/shared/parts/page';
import type { Consultation, ConsultationStatus } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatMoment } from '@tayyib/shared/values/format';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { waitingRoomClosesMs, waitingRoomOpensMs } from '@tayyib/shared/limits';
import { App, Button, Tag } from '@tayyib/shared/sdk/ui';
import { useAgreeToPublishMutation, useCancelConsultationMutation } from '../../api/consultationsApi';
import { AnswerForm } from './AnswerForm';
import { ConsultationRoom } from './ConsultationRoom';
import styles from './Consultations.module.css';
import { roomParameter } from './roomPath';

const statusLabels: Readonly<Record<ConsultationStatus, string>> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  answered: 'Answered',
};

/** How often the page looks whether the waiting room is open. */
const refreshMs = 15_000;

/** Whether the waiting room of a consultation at that time can be entered now, by the same rule as on the server. */
function waitingRoomAt(startsAt: number, now: number): 'early' | 'open' | 'over' {
  if (now < startsAt - waitingRoomOpensMs) return 'early';
  return now <= startsAt + waitingRoomClosesMs ? 'open' : 'over';
}

/** One consultation: the question, the room until it took place, the answer, and whether it is published. */
export function ConsultationItem({ consultation }: { consultation: Consultation }) {
  const { id, role, other, startsAt, status, stock, question, answer, mayPublish } = consultation;
  const [search, setSearch] = useSearchParams();
  // in the address, so that a reload does not leave the room
  const isInRoom = status === 'booked' && search.get(roomParameter) === id;
  const goTo = (room: string | null) =>
    setSearch(
      (parameters) => {
        if (room === null) parameters.delete(roomParameter);
        else parameters.set(roomParameter, room);
        return parameters;
      },
      { replace: true },
    );
  const [cancel, { error }] = useCancelConsultationMutation();
  const { modal } = App.useApp();
  const access = waitingRoomAt(Date.parse(startsAt), useNow(refreshMs));
  const confirmCancel = () =>
    void modal.confirm({
      title: 'Cancel this consultation?',
      content: `${formatMoment(startsAt)} with ${other}. ${other} is notified, and the time is free for others.`,
      okText: 'Cancel the consultation',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      cancelText: 'Keep it',
      onOk: async () => void (await cancel(id)),
    });
  const [agree, { error: consentError }] = useAgreeToPublishMutation();
  return (
    <li className={styles.item}>
      <div>
        <strong>{formatMoment(startsAt)}</strong> with {other} <Tag>{statusLabels[status]}</Tag>
      </div>
      {stock !== null && <div>About {stock}</div>}
      <p>{question}</p>
      {status === 'booked' && (
        <div className={styles.actions}>
          {!isInRoom && access === 'open' && (
            <Button type="primary" onClick={() => goTo(id)}>
              Enter the waiting room
            </Button>
          )}
          {access === 'early' && (
            <p className={styles.note}>The waiting room opens a quarter of an hour before the time.</p>
          )}
          <Button onClick={confirmCancel}>Cancel the consultation</Button>
        </div>
      )}
      {isInRoom && <ConsultationRoom consultation={consultation} onLeave={() => goTo(null)} />}
      {answer !== null && (
        <blockquote className={styles.answer}>
          <p>{answer}</p>
        </blockquote>
      )}
      {role === 'advisor' && status !== 'cancelled' && access !== 'early' && (
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
      {[error, consentError].map(
        (problem) => problem && <Failure key={toMessage(problem)} error={problem} />,
      )}
    </li>
  );
}

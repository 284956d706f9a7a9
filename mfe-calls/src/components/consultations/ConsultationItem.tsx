import { useState } from 'react';
import type { Consultation, ConsultationStatus } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { formatMoment } from '@tayyib/shared/format';
import { Alert, Button, Tag } from '@tayyib/shared/ui';
import { useAgreeToPublishMutation, useCancelConsultationMutation } from '../../api/consultationsApi';
import { AnswerForm } from './AnswerForm';
import { ConsultationRoom } from './ConsultationRoom';
import styles from './Consultations.module.css';

const statusLabels: Readonly<Record<ConsultationStatus, string>> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  answered: 'Answered',
};

/** One consultation: the question, the room until it took place, the answer, and whether it is published. */
export function ConsultationItem({ consultation }: { consultation: Consultation }) {
  const { id, role, other, startsAt, status, stock, question, answer, mayPublish } = consultation;
  const [isInRoom, setIsInRoom] = useState(false);
  const [cancel, { error }] = useCancelConsultationMutation();
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
          {!isInRoom && (
            <Button type="primary" onClick={() => setIsInRoom(true)}>
              Enter the waiting room
            </Button>
          )}
          <Button onClick={() => void cancel(id)}>Cancel the consultation</Button>
        </div>
      )}
      {isInRoom && <ConsultationRoom consultation={consultation} onLeave={() => setIsInRoom(false)} />}
      {answer !== null && (
        <blockquote className={styles.answer}>
          <p>{answer}</p>
        </blockquote>
      )}
      {role === 'advisor' && status !== 'cancelled' && <AnswerForm id={id} answer={answer} />}
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
        (problem) =>
          problem && <Alert key={toMessage(problem)} role="alert" type="error" title={toMessage(problem)} />,
      )}
    </li>
  );
}

import { useEffect, useRef } from 'react';
import type { Consultation } from '@tayyib/shared/contracts';
import { formatMoment, formatOwnMoment, nameOfZone, ownTimeZone } from '@tayyib/shared/values/format';
import { Button } from '@tayyib/shared/sdk/ui';
import { Countdown } from './Countdown';
import styles from './Consultations.module.css';
import { saveCalendarFile } from './saveCalendarFile';

interface BookedConfirmationProps {
  consultation: Consultation;
  onDone: () => void;
}

/** What was booked, when it is, and what comes next. */
export function BookedConfirmation({ consultation, onDone }: BookedConfirmationProps) {
  const { startsAt, minutes, other, stock, question, moves } = consultation;
  const heading = useRef<HTMLHeadingElement>(null);
  const timeZone = ownTimeZone();
  // the form that had the focus is gone
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.item} aria-labelledby="consultation-booked">
      <h2 id="consultation-booked" ref={heading} tabIndex={-1}>
        {moves > 0 ? 'Moved' : 'Booked'}: half an hour with {other}
      </h2>
      <p className={styles.time}>
        <strong>{formatOwnMoment(startsAt, timeZone)}</strong>
        <br />
        {nameOfZone(timeZone)}, {minutes} minutes
        {timeZone !== 'Asia/Kolkata' && timeZone !== 'Asia/Calcutta' && (
          <>
            <br />
            {formatMoment(startsAt)} in India
          </>
        )}
      </p>
      <Countdown startsAt={startsAt} />
      {stock !== null && <p>About {stock}</p>}
      <p>{question}</p>
      <h3>What comes next</h3>
      <ol className={styles.steps}>
        <li>We have sent you a mail with this time and a file for your calendar.</li>
        <li>We remind you an hour before.</li>
        <li>Ten minutes before, you can join from this page. Camera and microphone are in your browser.</li>
        <li>
          Afterwards {other} answers in writing, signed and dated. You decide whether others may read it.
        </li>
        <li>You can move it until two hours before, and cancel it until it begins.</li>
      </ol>
      <div className={styles.actions}>
        <Button type="primary" onClick={() => saveCalendarFile(consultation)}>
          Add to my calendar
        </Button>
        <Button onClick={onDone}>All my consultations</Button>
      </div>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import type { Consultation } from '@tayyib/shared/contracts';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, Avatar, Button, Icon } from '@tayyib/shared/sdk/ui';
import { callSlice, selectCall, selectOutgoing } from '../../state/callSlice';
import { checkDevices, placeCall } from '../../state/oneToOne';
import { enterHidden, leaveHidden } from '../../state/presence';
import { selectPresence } from '../../state/presenceSlice';
import { LoadedStage } from '../call/LoadedStage';
import { AnswerForm } from './AnswerForm';
import { Countdown } from './Countdown';
import styles from './ConsultationRoom.module.css';
import { NotesForm } from './NotesForm';
import { roomPath } from './roomPath';
import { SharedSheets } from './SharedSheets';
import { SignedAnswer } from './SignedAnswer';
import { useConsultationRoom } from './useConsultationRoom';

const { callShown, callShownAt } = callSlice.actions;

const loadCall = () => import('../stage/CallPart');

interface ConsultationRoomProps {
  consultation: Consultation;
  onLeave: () => void;
}

/**
 * The room of a consultation: both wait for each other, talk, view stocks, and write. Whoever enters is known to the other one only;
 * a user who is online for calls stays so.
 */
export function ConsultationRoom({ consultation, onLeave }: ConsultationRoomProps) {
  const { id, role, other, startsAt, question, stock, answer } = consultation;
  const dispatch = useAppDispatch();
  const { user } = useViewer();
  const { phase } = useAppSelector(selectPresence);
  const { deviceProblem } = useAppSelector(selectOutgoing);
  const call = useAppSelector(selectCall);
  const { state, refusal, sheetProblem, openSheet, closeSheet, point } = useConsultationRoom(
    id,
    phase === 'online',
  );
  const otherPeer = role === 'asker' ? state?.advisor : state?.asker;
  const isInCall = 'call' in call && !['dialling', 'ringing'].includes(call.phase);
  const name = user ? `${user.first_name} ${user.last_name}`.trim() : null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // once: who goes offline in the room stays so
  useEffect(() => {
    if (name !== null) dispatch(enterHidden(name));
    return () => {
      dispatch(leaveHidden());
    };
  }, [dispatch, name]);
  // before a call begins, which then does not fill the window
  useEffect(() => {
    dispatch(callShown(true));
    return () => void dispatch(callShown(false));
  }, [dispatch]);
  // from other pages, the user comes back here
  useEffect(() => {
    if (isInCall) dispatch(callShownAt(roomPath(id)));
  }, [dispatch, isInCall, id]);
  const absent = isInCall
    ? state && `${other} looks at another page. The call goes on.`
    : `${other} is not here yet. They know that you wait.`;
  const whoIsHere = otherPeer ? `${other} is here.` : absent;
  const texts: Partial<Record<typeof phase, string>> = {
    joining: 'Entering the room …',
    reconnecting: 'The connection was lost. We keep trying.',
  };
  const whoIsHereNow = (
    <p role="status" hidden={refusal !== null}>
      {texts[phase] ?? whoIsHere}
    </p>
  );
  return (
    <section className={styles.room} aria-label={`Room with ${other}`}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Consultation with {other}
        </h1>
        <Countdown startsAt={startsAt} />
        {isInCall && whoIsHereNow}
        <Button onClick={onLeave}>Leave the room</Button>
      </header>
      {refusal !== null && <Alert role="alert" type="warning" showIcon title={refusal} />}
      {deviceProblem !== null && !isInCall && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={deviceProblem}
          action={<Button onClick={() => void dispatch(checkDevices())}>Try again</Button>}
        />
      )}
      <div className={styles.layout}>
        <div className={styles.call}>
          {isInCall ? (
            <LoadedStage load={loadCall} />
          ) : (
            <div className={styles.waiting}>
              <Avatar size={96}>{other.slice(0, 1)}</Avatar>
              {phase === 'out' ? (
                <Button onClick={() => name !== null && dispatch(enterHidden(name))}>Enter again</Button>
              ) : (
                whoIsHereNow
              )}
              {otherPeer && (
                <Button
                  type="primary"
                  size="large"
                  icon={<Icon name="video" />}
                  disabled={call.phase !== 'available'}
                  onClick={() => void dispatch(placeCall(otherPeer, 'video'))}
                >
                  Call {other}
                </Button>
              )}
            </div>
          )}
        </div>
        <div className={styles.beside}>
          <details open>
            <summary>The question{stock === null ? '' : ` about ${stock}`}</summary>
            <p className={styles.question}>{question}</p>
          </details>
          <details open>
            <summary>Stocks that both see</summary>
            {state && (
              <SharedSheets
                state={state}
                role={role}
                other={other}
                problem={sheetProblem}
                onOpen={openSheet}
                onClose={closeSheet}
                onPoint={point}
              />
            )}
          </details>
          <details open={role === 'advisor' || answer !== null}>
            <summary>The written answer</summary>
            <SignedAnswer consultation={consultation} />
            {role === 'advisor' && <AnswerForm id={id} answer={answer} />}
            {role === 'asker' && answer === null && (
              <p>{other} writes it during the call or afterwards, signs and dates it.</p>
            )}
          </details>
          <details open>
            <summary>Notes</summary>
            <NotesForm id={id} notes={consultation.notes} />
          </details>
        </div>
      </div>
    </section>
  );
}

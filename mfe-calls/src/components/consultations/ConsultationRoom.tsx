import { useEffect } from 'react';
import type { Consultation } from '@tayyib/shared/contracts';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { useNavigate } from '@tayyib/shared/sdk/router';
import { callSlice, selectCall } from '../../state/callSlice';
import { selectPresence } from '../../state/presenceSlice';
import { placeCall } from '../../state/oneToOne';
import { CallView } from '../call/CallView';
import styles from './Consultations.module.css';
import { StockPicker } from './StockPicker';
import { StockSheet } from './StockSheet';
import { roomPath } from './roomPath';
import { useConsultationRoom } from './useConsultationRoom';

const { callShownAt } = callSlice.actions;

interface ConsultationRoomProps {
  consultation: Consultation;
  onLeave: () => void;
}

/** The room of a consultation: both wait for each other, talk, and view one stock. The advisor admits the requester by calling. */
export function ConsultationRoom({ consultation: { id, role, other }, onLeave }: ConsultationRoomProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { phase } = useAppSelector(selectPresence);
  const call = useAppSelector(selectCall);
  const { state, refusal, showStock } = useConsultationRoom(id, phase === 'online');
  const otherPeer = role === 'asker' ? state?.advisor : state?.asker;
  const isInCall = 'call' in call && !['dialling', 'ringing'].includes(call.phase);
  // from other pages, the user comes back here
  useEffect(() => {
    if (isInCall) dispatch(callShownAt(roomPath(id)));
  }, [dispatch, isInCall, id]);
  if (phase === 'joining') return <p role="status">Going online for calls …</p>;
  if (phase === 'out')
    return (
      <Alert
        type="info"
        showIcon
        title="Go online for calls first. You come back to this room then."
        action={
          <Button onClick={() => void navigate('/video_login', { state: { returnTo: roomPath(id) } })}>
            Go online
          </Button>
        }
      />
    );
  const next = role === 'asker' && !isInCall ? ' You will be called in a moment.' : '';
  const whoIsHere = otherPeer
    ? `${other} is here.${next}`
    : `${other} is not here yet. You can stay and wait.`;
  return (
    <section className={styles.room} aria-label={`Room with ${other}`}>
      {refusal !== null && <Alert role="alert" type="warning" showIcon title={refusal} />}
      <p role="status" hidden={refusal !== null}>
        {phase === 'reconnecting' ? 'The connection was lost. We keep trying.' : whoIsHere}
      </p>
      <div className={styles.actions}>
        {role === 'advisor' && otherPeer && !isInCall && (
          <Button
            type="primary"
            disabled={call.phase !== 'available'}
            onClick={() => void dispatch(placeCall(otherPeer, 'video'))}
          >
            Let in and call
          </Button>
        )}
        <Button onClick={onLeave}>Leave the room</Button>
      </div>
      <div className={styles.layout} data-beside={isInCall || undefined}>
        {'call' in call && isInCall && <CallView {...call} />}
        <div className={styles.panel}>
          <StockPicker isin={state?.isin ?? null} onChoose={showStock} />
          {state?.isin && <StockSheet isin={state.isin} />}
        </div>
      </div>
    </section>
  );
}

import type { Consultation } from '@tayyib/shared/contracts';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/store';
import { Alert, Button } from '@tayyib/shared/ui';
import { useNavigate } from '@tayyib/shared/router';
import { selectCall } from '../state/callSlice';
import { selectCalls } from '../state/callsSlice';
import { callPerson } from '../state/oneToOne';
import { CallView } from './CallView';
import styles from './Consultations.module.css';
import { SheetPicker } from './SheetPicker';
import { StockSheet } from './StockSheet';
import { useConsultationRoom } from './useConsultationRoom';

interface ConsultationRoomProps {
  consultation: Consultation;
  onLeave: () => void;
}

/** Where the two of a consultation wait for each other, talk, and look at one stock's sheet. The advisor lets the asker in by calling. */
export function ConsultationRoom({ consultation: { id, role, other }, onLeave }: ConsultationRoomProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { phase } = useAppSelector(selectCalls);
  const call = useAppSelector(selectCall);
  const { state, refusal, lay } = useConsultationRoom(id, phase === 'online');
  const their = role === 'asker' ? state?.advisor : state?.asker;
  const isInCall = 'call' in call && !['dialling', 'ringing'].includes(call.phase);
  if (phase !== 'online')
    return (
      <Alert
        type="info"
        showIcon
        title="Go online for calls first, then come back to this room."
        action={<Button onClick={() => void navigate('/video_login')}>Go online</Button>}
      />
    );
  return (
    <section className={styles.room} aria-label={`Room with ${other}`}>
      {refusal !== null && <Alert role="alert" type="warning" showIcon title={refusal} />}
      <p role="status">
        {their
          ? `${other} is here.${role === 'asker' && !isInCall ? ' You will be called in a moment.' : ''}`
          : `${other} is not here yet. You can stay and wait.`}
      </p>
      <div className={styles.actions}>
        {role === 'advisor' && their && !isInCall && (
          <Button
            type="primary"
            disabled={call.phase !== 'available'}
            onClick={() => void dispatch(callPerson(their, 'video'))}
          >
            Let them in and call
          </Button>
        )}
        <Button onClick={onLeave}>Leave the room</Button>
      </div>
      <div className={styles.table} data-beside={isInCall || undefined}>
        {'call' in call && isInCall && <CallView {...call} />}
        <div className={styles.panel}>
          <SheetPicker isin={state?.isin ?? null} onChoose={lay} />
          {state?.isin && <StockSheet isin={state.isin} />}
        </div>
      </div>
    </section>
  );
}

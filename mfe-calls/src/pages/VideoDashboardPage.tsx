import { useEffect, useRef } from 'react';
import { Navigate } from '@tayyib/shared/router';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/store';
import { Alert, Button, Icon, PageHeading } from '@tayyib/shared/ui';
import { ActiveUserList } from '../components/ActiveUserList';
import { CallView } from '../components/CallView';
import { GroupRooms } from '../components/group/GroupRooms';
import { selectCalls } from '../state/callsSlice';
import { selectOutgoing } from '../state/callSlice';
import { callPerson, checkDevices } from '../state/oneToOne';
import { leaveCalls } from '../state/presence';
import styles from './VideoDashboardPage.module.css';

/** Who is online for calls and which group rooms are open, live. */
export default function VideoDashboardPage() {
  const dispatch = useAppDispatch();
  const { phase, username, activeUsers } = useAppSelector(selectCalls);
  const { call, deviceProblem } = useAppSelector(selectOutgoing);
  const isInCall = 'call' in call && !['dialling', 'ringing'].includes(call.phase);
  const people = useRef<HTMLHeadingElement>(null);
  const wasInCall = useRef(false);
  // the keyboard does not end up nowhere when the call and its buttons are gone
  useEffect(() => {
    if (wasInCall.current && !isInCall) people.current?.focus();
    wasInCall.current = isInCall;
  }, [isInCall]);
  if (phase === 'out' || phase === 'joining') return <Navigate to="/video_login" replace />;
  const leave = (
    <Button icon={<Icon name="logout" />} onClick={() => dispatch(leaveCalls())}>
      Leave
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeading
        title="Calls"
        lead={
          <>
            You are here as <strong>{username}</strong>. This page shows who is online for calls and which
            group rooms are open; it changes by itself.
          </>
        }
        actions={leave}
      />
      {phase === 'reconnecting' && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title="The connection was lost. Others do not see you until it is back; we keep trying."
        />
      )}
      {'call' in call && isInCall && <CallView {...call} />}
      {call.phase === 'unavailable' && deviceProblem !== null && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={deviceProblem}
          action={<Button onClick={() => void dispatch(checkDevices())}>Try again</Button>}
        />
      )}
      <section aria-labelledby="calls-people">
        <h2 id="calls-people" ref={people} tabIndex={-1} className={styles.heading}>
          Online now
        </h2>
        <ActiveUserList
          users={activeUsers}
          canCall={call.phase === 'available' && phase === 'online'}
          onCall={(peer, media) => void dispatch(callPerson(peer, media))}
        />
      </section>
      <section aria-labelledby="calls-rooms">
        <h2 id="calls-rooms" className={styles.heading}>
          Group rooms
        </h2>
        <GroupRooms />
      </section>
    </div>
  );
}

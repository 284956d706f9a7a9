import { useState, type FormEvent } from 'react';
import { callUsernameMaxLength } from '@tayyib/shared/limits';
import { Failure } from '@tayyib/shared/parts/page';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { selectPresence } from '../../state/presenceSlice';
import { joinCalls, leaveCalls } from '../../state/presence';
import styles from './JoinForm.module.css';

/** Asks for the name others see. A refused name is offered again, with the reason. */
export function JoinForm({ firstName }: { firstName: string }) {
  const dispatch = useAppDispatch();
  const { phase, username, refusal } = useAppSelector(selectPresence);
  const [name, setName] = useState(username || firstName);
  const isJoining = phase === 'joining';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // requested here, on a click of the user: an incoming call is the wrong moment
    if ('Notification' in window && Notification.permission === 'default') {
      void Notification.requestPermission();
    }
    dispatch(joinCalls(name.trim()));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor="call-username">Your name in calls</label>
      <Input
        id="call-username"
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={callUsernameMaxLength}
        autoComplete="nickname"
        status={refusal === null ? undefined : 'error'}
        aria-invalid={refusal !== null}
        aria-describedby="call-username-help"
        disabled={isJoining}
      />
      <p id="call-username-help" className={styles.help}>
        Everyone who is online for calls sees this name.
      </p>
      {refusal !== null && <Failure message={refusal} />}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isJoining} disabled={name.trim() === ''}>
          Go online
        </Button>
        {isJoining && <Button onClick={() => dispatch(leaveCalls())}>Cancel</Button>}
      </div>
    </form>
  );
}

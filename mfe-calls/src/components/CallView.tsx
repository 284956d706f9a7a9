import { useAppSelector } from '@tayyib/shared/store';
import { Alert } from '@tayyib/shared/ui';
import type { CallState } from '../rtc/call/callState';
import { selectOutgoing } from '../state/callSlice';
import { useStreams } from '../state/streams';
import { CallChat } from './CallChat';
import { CallControls } from './CallControls';
import styles from './CallView.module.css';
import { VideoPicture } from './VideoPicture';

type Live = Extract<CallState, { call: unknown }>;

const words: Partial<Record<Live['phase'], string>> = {
  connecting: 'Connecting …',
  reconnecting: 'The connection is interrupted. We keep trying.',
};

/** The call that is going on: the other side, oneself, what goes out, and the chat beside it. */
export function CallView({ phase, call }: Live) {
  const { local, remote } = useStreams();
  const { deviceProblem } = useAppSelector(selectOutgoing);
  const note = words[phase];
  return (
    <section className={styles.call} aria-label={`Call with ${call.peer.username}`}>
      <div className={styles.stage}>
        <div className={styles.remote}>
          {remote && <VideoPicture stream={remote} label={`${call.peer.username}’s picture`} />}
          {local && (
            <div className={styles.self}>
              <VideoPicture stream={local} label="Your picture" isOwn />
            </div>
          )}
        </div>
        <p className={styles.name}>{call.peer.username}</p>
        <div role="status">{note && <Alert type="info" showIcon title={note} />}</div>
        {deviceProblem !== null && <Alert role="alert" type="warning" showIcon title={deviceProblem} />}
        <CallControls />
      </div>
      <CallChat />
    </section>
  );
}

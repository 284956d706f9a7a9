import { useState } from 'react';
import type { CallMedia, CallRecord } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatMoment } from '@tayyib/shared/values/format';
import { Button, Icon, Tag } from '@tayyib/shared/sdk/ui';
import { useBlockCallerMutation } from '../../api/callsApi';
import { callOutcomeLabel } from '../../domain/callOutcomeLabel';
import { RoleMark } from '../presence/RoleMark';
import styles from './CallRow.module.css';
import { PastMessages } from './PastMessages';

interface CallRowProps {
  record: CallRecord;
  /** Whether a user can be called now. */
  canCall: (socketId: string) => boolean;
  onCall: (record: CallRecord, media: CallMedia) => void;
}

/** One past call: with whom, when, its outcome and messages, and buttons to call back or block. */
export function CallRow({ record, canCall, onCall }: CallRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [block, { error }] = useBlockCallerMutation();
  const { id, username, mark, placedAt, isMissed, isSeen, isBlocked, messages, peer } = record;
  const canCallBack = peer !== null && canCall(peer);
  return (
    <li className={styles.row} data-missed={isMissed || undefined}>
      <div className={styles.facts}>
        <strong className={styles.name}>{username}</strong>
        <RoleMark mark={mark} />
        {isMissed && !isSeen && <Tag color="red">Missed</Tag>}
        {isBlocked && <Tag>Blocked</Tag>}
        <span className={styles.how}>
          {callOutcomeLabel(record)} · <time dateTime={placedAt}>{formatMoment(placedAt)}</time>
        </span>
      </div>
      <div className={styles.actions}>
        {messages > 0 && (
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {messages === 1 ? '1 message' : `${messages} messages`}
          </Button>
        )}
        {!isBlocked && (
          <>
            <Button
              icon={<Icon name="video" />}
              aria-label={`Call ${username} back by video`}
              disabled={!canCallBack}
              onClick={() => onCall(record, 'video')}
            />
            <Button
              icon={<Icon name="phone" />}
              aria-label={`Call ${username} back by voice`}
              disabled={!canCallBack}
              onClick={() => onCall(record, 'audio')}
            />
            <Button onClick={() => void block({ callId: id })} aria-label={`Block ${username}`}>
              Block
            </Button>
          </>
        )}
      </div>
      {error && <p role="alert">{toMessage(error)}</p>}
      {isOpen && <PastMessages callId={id} username={username} />}
    </li>
  );
}

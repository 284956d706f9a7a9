import { useState } from 'react';
import type { CallMedia, CallRecord } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { formatMoment } from '@tayyib/shared/format';
import { Button, Icon, Tag } from '@tayyib/shared/ui';
import { useBlockCallerMutation } from '../api/callsApi';
import { howItWent } from '../domain/howItWent';
import styles from './CallRow.module.css';
import { PastMessages } from './PastMessages';

interface CallRowProps {
  record: CallRecord;
  /** False while one is not online, or in a call. */
  canCall: boolean;
  onCall: (record: CallRecord, media: CallMedia) => void;
}

/** One past call: who, when, how it went, what was written, and what to do about it. */
export function CallRow({ record, canCall, onCall }: CallRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [block, { error }] = useBlockCallerMutation();
  const { id, username, placedAt, isMissed, isSeen, isBlocked, messages, peer } = record;
  const isThere = canCall && peer !== null;
  return (
    <li className={styles.row} data-missed={isMissed || undefined}>
      <div className={styles.facts}>
        <strong className={styles.name}>{username}</strong>
        {isMissed && !isSeen && <Tag color="red">Missed</Tag>}
        {isBlocked && <Tag>Blocked</Tag>}
        <span className={styles.how}>
          {howItWent(record)} · <time dateTime={placedAt}>{formatMoment(placedAt)}</time>
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
              disabled={!isThere}
              onClick={() => onCall(record, 'video')}
            />
            <Button
              icon={<Icon name="phone" />}
              aria-label={`Call ${username} back by voice`}
              disabled={!isThere}
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

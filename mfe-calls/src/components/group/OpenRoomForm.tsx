import { memo, useState, type FormEvent } from 'react';
import type { GroupCallPlan, GroupCallRegister } from '@tayyib/shared/contracts';
import { roomDaysAhead, roomTitleMaxLength, roomTopicMaxLength } from '@tayyib/shared/limits';
import { Alert, Button, Icon, Input } from '@tayyib/shared/sdk/ui';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import styles from './OpenRoomForm.module.css';

interface OpenRoomFormProps {
  canOpen: boolean;
  onOpen: (room: GroupCallRegister) => void;
  /** A room for later. False when it was refused. */
  onPlan: (room: GroupCallPlan) => Promise<boolean>;
}

/** Opens a new room at once, or plans one for later. Times are typed in the time zone of the user. */
export const OpenRoomForm = memo(function OpenRoomForm({ canOpen, onOpen, onPlan }: OpenRoomFormProps) {
  const [title, setTitle] = useState('');
  const [topic, setTopic] = useState('');
  const [at, setAt] = useState('');
  const [hasLobby, setHasLobby] = useState(false);
  const [isListed, setIsListed] = useState(true);
  const [isPlanning, setIsPlanning] = useState(false);
  const [isPlanned, setIsPlanned] = useState(false);
  const hasTopic = topic.trim() !== '';
  const canSubmit = canOpen && title.trim().length > 1 && (!hasTopic || topic.trim().length > 1);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit) return;
    const room = { title: title.trim(), topic: hasTopic ? topic.trim() : null, hasLobby, isListed };
    if (at === '') return onOpen(room);
    setIsPlanning(true);
    const isDone = await onPlan({ ...room, startsAt: new Date(at).toISOString() });
    setIsPlanning(false);
    setIsPlanned(isDone);
    if (!isDone) return;
    setTitle('');
    setTopic('');
    setAt('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} aria-label="A new room">
      <label htmlFor="room-title">Name of a new room</label>
      <Input
        id="room-title"
        value={title}
        maxLength={roomTitleMaxLength}
        placeholder="Zakat circle"
        onChange={({ target }) => {
          setTitle(target.value);
          setIsPlanned(false);
        }}
      />
      <label htmlFor="room-topic">What it is about (optional)</label>
      <Input
        id="room-topic"
        value={topic}
        maxLength={roomTopicMaxLength}
        placeholder="Zakat on shares, chapter by chapter"
        onChange={({ target }) => setTopic(target.value)}
      />
      <label htmlFor="room-start">When it begins (empty: at once)</label>
      <input
        id="room-start"
        className={styles.time}
        type="datetime-local"
        value={at}
        aria-describedby="room-start-note"
        onChange={({ target }) => setAt(target.value)}
      />
      <p id="room-start-note" className={styles.note}>
        At most {roomDaysAhead} days ahead. A planned room is listed until then; others come in when you do.
      </p>
      <Checkbox checked={hasLobby} onChange={({ target }) => setHasLobby(target.checked)}>
        Ask me before anyone joins
      </Checkbox>
      <Checkbox checked={isListed} onChange={({ target }) => setIsListed(target.checked)}>
        Show it in the list of rooms
      </Checkbox>
      {!isListed && (
        <p className={styles.note}>
          Only you see it. Others join by its invite link, which you make in the room, or when you invite
          them. Who opens the link reads what the room is about and when it begins.
        </p>
      )}
      {isPlanned && (
        <Alert
          role="status"
          type="success"
          showIcon
          title="Planned. You find it in the list of rooms, and are its host whenever you come in."
        />
      )}
      <Button
        type="primary"
        htmlType="submit"
        icon={<Icon name="plus" />}
        loading={isPlanning}
        disabled={!canSubmit}
        className={styles.open}
      >
        {at === '' ? 'Open a room' : 'Plan the room'}
      </Button>
    </form>
  );
});

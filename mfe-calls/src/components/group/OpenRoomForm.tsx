import { memo, useState, type FormEvent } from 'react';
import { roomTitleMaxLength } from '@tayyib/shared/limits';
import { Button, Icon, Input } from '@tayyib/shared/sdk/ui';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import styles from './OpenRoomForm.module.css';

export interface NewRoom {
  title: string;
  hasLobby: boolean;
}

interface OpenRoomFormProps {
  canOpen: boolean;
  onOpen: (room: NewRoom) => void;
}

/** Opens a new room. */
export const OpenRoomForm = memo(function OpenRoomForm({ canOpen, onOpen }: OpenRoomFormProps) {
  const [title, setTitle] = useState('');
  const [hasLobby, setHasLobby] = useState(false);
  const isLongEnough = title.trim().length > 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLongEnough && canOpen) onOpen({ title: title.trim(), hasLobby });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor="room-title">Name of a new room</label>
      <Input
        id="room-title"
        value={title}
        maxLength={roomTitleMaxLength}
        placeholder="Zakat circle"
        onChange={({ target }) => setTitle(target.value)}
      />
      <Checkbox checked={hasLobby} onChange={({ target }) => setHasLobby(target.checked)}>
        Ask me before anyone joins
      </Checkbox>
      <Button
        type="primary"
        htmlType="submit"
        icon={<Icon name="plus" />}
        disabled={!canOpen || !isLongEnough}
        className={styles.open}
      >
        Open a room
      </Button>
    </form>
  );
});

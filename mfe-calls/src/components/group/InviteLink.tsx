import { useId } from 'react';
import type { GroupCallState } from '@tayyib/shared/contracts';
import { CopyButton } from '@tayyib/shared/parts/page';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { Button, Flex, Input } from '@tayyib/shared/sdk/ui';
import { formatOwnMoment } from '@tayyib/shared/values/format';
import { inviteAddress } from '../../domain/inviteAddress';
import { moderate } from '../../state/groupRoom';
import styles from './InviteLink.module.css';

const whoeverOpensIt = 'Whoever opens it waits until you let them in.';

interface Props {
  roomId: string;
  invite: GroupCallState['invite'];
}

/** Makes, shows and withdraws the invite link of a room; for its host. */
export function InviteLink({ roomId, invite }: Props) {
  const id = useId();
  const dispatch = useAppDispatch();
  const make = () => void dispatch(moderate({ roomId, verb: 'make-invite' }));
  if (!invite)
    return (
      <section className={styles.link} aria-label="Invite link">
        <Button onClick={make}>Make an invite link</Button>
        <p className={styles.note}>{whoeverOpensIt}</p>
      </section>
    );
  const address = new URL(inviteAddress(invite.code), location.origin).href;
  const share = async () => {
    // a closed dialog is no failure, and the link can be copied
    await navigator.share({ title: 'Group call on Tayyib', url: address }).catch(() => undefined);
  };
  return (
    <section className={styles.link} aria-label="Invite link">
      <label htmlFor={id}>Invite link</label>
      <div className={styles.address}>
        <Input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
        <CopyButton text={address} of="the invite link" />
      </div>
      <p className={styles.note}>
        {whoeverOpensIt} It works until {formatOwnMoment(invite.expiresAt)}, or until the room closes.
      </p>
      <Flex wrap gap={4}>
        {typeof navigator.share === 'function' && <Button onClick={() => void share()}>Share it</Button>}
        <Button onClick={make}>Replace it</Button>
        <Button danger onClick={() => void dispatch(moderate({ roomId, verb: 'withdraw-invite' }))}>
          Withdraw it
        </Button>
      </Flex>
    </section>
  );
}

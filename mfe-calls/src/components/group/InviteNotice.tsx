import { useEffect, useEffectEvent } from 'react';
import type { RoomInviteReply } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Alert, Button, Flex } from '@tayyib/shared/sdk/ui';
import { useCheckRoomInviteQuery } from '../../api/callsApi';
import { RemindMe } from './RemindMe';
import { RoomSubjectNote } from './RoomSubjectNote';

interface InviteNoticeProps {
  code: string;
  /** Whether the link is followed as soon as it is known to work. */
  isFollowed: boolean;
  /** False while the user is in a call or in a room. */
  canFollow: boolean;
  onFollow: (room: RoomInviteReply) => void;
  /** The user goes on without the link. */
  onDrop: () => void;
}

/** The state of an invite link that the user opened: the preview of its room, or why it does not work. */
export function InviteNotice({ code, isFollowed, canFollow, onFollow, onDrop }: InviteNoticeProps) {
  const { data, error, refetch, isFetching } = useCheckRoomInviteQuery(code);
  const isOpen = data !== undefined && error === undefined;
  const follow = useEffectEvent(() => {
    if (data) onFollow(data);
  });
  useEffect(() => {
    if (isOpen && isFollowed && canFollow) follow();
  }, [isOpen, isFollowed, canFollow]);
  if (error)
    return (
      <Alert
        role="alert"
        type="warning"
        showIcon
        title={toMessage(error)}
        action={
          <>
            <Button loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>{' '}
            <Button onClick={onDrop}>Go on without it</Button>
          </>
        }
      />
    );
  if (!isOpen) return <Alert role="status" type="info" showIcon title="Opening the invite link …" />;
  return (
    <Alert
      role="status"
      type="info"
      showIcon
      title="You have an invite link to a group call."
      description={
        <Flex vertical gap={8} align="flex-start">
          <RoomSubjectNote {...data} />
          <RemindMe entry={{ code }} room={data} />
          <Flex wrap gap={8}>
            <Button type="primary" disabled={!canFollow} onClick={() => onFollow(data)}>
              Continue
            </Button>
            <Button onClick={onDrop}>Go on without it</Button>
          </Flex>
        </Flex>
      }
    />
  );
}

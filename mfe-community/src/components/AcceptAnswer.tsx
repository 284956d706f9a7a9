import type { Post, ThreadSummary } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { App, Button, Icon } from '@tayyib/shared/sdk/ui';
import { useAcceptCommunityAnswerMutation } from '../api/communityApi';

/** Lets who asked say which reply answers the question. */
export function AcceptAnswer({ head, reply }: { head: ThreadSummary; reply: Post }) {
  const { message } = App.useApp();
  const [accept, { isLoading }] = useAcceptCommunityAnswerMutation();
  const isAccepted = head.accepted === reply.id;
  const change = async () => {
    const { error } = await accept({ id: head.id, reply: isAccepted ? null : reply.id });
    if (error) void message.error(toMessage(error));
  };
  return (
    <Button
      type="text"
      icon={<Icon name="check" />}
      aria-pressed={isAccepted}
      loading={isLoading}
      onClick={() => void change()}
    >
      {isAccepted ? 'Accepted' : 'Accept as the answer'}
    </Button>
  );
}

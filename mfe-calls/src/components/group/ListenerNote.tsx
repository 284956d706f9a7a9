import type { GroupParticipant } from '@tayyib/shared/contracts';
import { Alert } from '@tayyib/shared/sdk/ui';

/** Says what a listener can do in a room with one speaker. */
export function ListenerNote({ own }: { own: GroupParticipant }) {
  if (own.isHost || own.isMicrophoneOn) return null;
  const asks = own.handRaisedAt !== null;
  const listening = asks
    ? 'You are listening. The host sees your hand.'
    : 'You are listening. Raise your hand to speak.';
  return (
    <Alert
      role="status"
      type={own.isMutedByHost ? 'info' : 'success'}
      showIcon
      title={own.isMutedByHost ? listening : 'You may speak: unmute your microphone.'}
    />
  );
}

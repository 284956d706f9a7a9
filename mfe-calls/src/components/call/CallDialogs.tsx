import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { App, Button, Flex, Icon, Modal } from '@tayyib/shared/sdk/ui';
import type { EndedCall } from '../../rtc/call/callTypes';
import { callSlice, selectCall, selectOutgoing } from '../../state/callSlice';
import { selectIsInRoom } from '../../state/groupSlice';
import { endMessageOf } from './endMessage';
import { LeaveMessage } from './LeaveMessage';
import { TellWhenFree } from './TellWhenFree';
import { answerCall, cancelDial, hangUp, placeCall } from '../../state/oneToOne';
import { selectPresence } from '../../state/presenceSlice';
import { RoleMark } from '../presence/RoleMark';
import { useRinging } from './useRinging';

const { endDismissed } = callSlice.actions;
/** End reasons that need no dialog: a message says that a call was hung up. */
const silentReasons = new Set(['hung-up', 'cancelled', 'answered-elsewhere']);

/** Nothing is shown of an end that the user caused, such as a rejection by them. */
const isShown = ({ role, reason }: EndedCall) =>
  !silentReasons.has(reason) && !(role === 'callee' && reason === 'rejected');

/** Why a call ended that is worth another try: nobody refused it. */
const passing = new Set<EndedCall['reason']>([
  'timeout',
  'peer-lost',
  'no-path',
  'not-available',
  'media-error',
]);

/** Whether to offer another call. Not where the server has refused one: it says when. */
const mayCallAgain = ({ reason, message }: EndedCall) => message === undefined && passing.has(reason);

/** Why a call ended that may be told when the other is free: they were busy, away, or lost. */
const absent = new Set<EndedCall['reason']>(['timeout', 'not-available', 'peer-lost']);

const mayWait = ({ reason, message }: EndedCall) => message === undefined && absent.has(reason);

/** Whether to offer to leave a message: to who called and was not answered. */
const mayWrite = (ended: EndedCall) => ended.role === 'caller' && mayWait(ended);

/** The dialogs of a call, on every page: incoming, outgoing, and ended. */
export function CallDialogs() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectCall);
  const { isCallShown, isOpen, openingFor } = useAppSelector(selectOutgoing);
  // a visible call has the focus: a closing dialog must not move it
  const focusable = { focusTriggerAfterClose: !isCallShown && !isOpen };
  const ringing = state.phase === 'ringing' ? state.call : null;
  const dialling = state.phase === 'dialling' ? state.call : null;
  const dialled = dialling?.peer.username ?? (ringing ? null : openingFor);
  const ended = state.phase === 'available' ? state.ended : null;
  const { activeUsers } = useAppSelector(selectPresence);
  const isOnline = (peer: string) => activeUsers.some((user) => user.peer === peer);
  const mark = activeUsers.find(({ peer }) => peer === ringing?.peer.socketId)?.mark ?? null;
  const again = ended && mayCallAgain(ended) && isOnline(ended.peer.socketId) ? ended : null;
  useRinging(ringing?.peer.username ?? null);
  // the call goes on as a room
  const isInRoom = useAppSelector(selectIsInRoom);
  useEndMessage(isInRoom ? null : ended);
  return (
    <>
      <Modal
        open={ringing !== null}
        title={ringing?.media === 'audio' ? 'Incoming voice call' : 'Incoming video call'}
        closable={false}
        focusable={focusable}
        footer={
          <Flex gap={8} justify="end">
            <Button danger onClick={() => dispatch(answerCall(false))}>
              Reject
            </Button>
            <Button
              type="primary"
              icon={<Icon name="phone" />}
              loading={openingFor !== null}
              onClick={() => dispatch(answerCall(true))}
            >
              Accept
            </Button>
          </Flex>
        }
      >
        <p>
          {ringing?.peer.username} is calling you.
          <RoleMark mark={mark} />
        </p>
      </Modal>
      <Modal
        open={dialled !== null}
        title="Calling"
        closable={false}
        focusable={focusable}
        footer={
          <Button danger onClick={() => dispatch(dialling ? hangUp() : cancelDial())}>
            Cancel the call
          </Button>
        }
      >
        <p role="status">
          {dialling || dialled === null
            ? `Calling ${dialling?.peer.username ?? ''} …`
            : `Your devices are opened for the call with ${dialled}. If your browser asks whether it may, allow it.`}
        </p>
      </Modal>
      <Modal
        open={ended !== null && !isInRoom && isShown(ended)}
        title={ended ? `Call with ${ended.peer.username}` : 'Call'}
        onCancel={() => dispatch(endDismissed())}
        footer={
          <Flex gap={8} justify="end" align="center" wrap>
            {ended && mayWait(ended) && (
              <TellWhenFree key={ended.callId} callId={ended.callId} name={ended.peer.username} />
            )}
            {ended && mayWrite(ended) && (
              <LeaveMessage
                key={`message-${ended.callId}`}
                callId={ended.callId}
                name={ended.peer.username}
              />
            )}
            {again && (
              <Button onClick={() => void dispatch(placeCall(again.peer, 'video'))}>Call again</Button>
            )}
            <Button type="primary" onClick={() => dispatch(endDismissed())}>
              OK
            </Button>
          </Flex>
        }
      >
        <p role="alert">{ended && endMessageOf(ended)}</p>
      </Modal>
    </>
  );
}

/** Says that a call was hung up, by a message that goes away by itself. */
function useEndMessage(ended: EndedCall | null): void {
  const { message } = App.useApp();
  const hungUp = ended?.reason === 'hung-up' ? ended : null;
  const callId = hungUp?.callId;
  const show = useEffectEvent(() => {
    const content = `The call with ${hungUp?.peer.username} has ended.`;
    void message.info({ key: callId, content });
  });
  useEffect(() => {
    if (callId !== undefined) show();
  }, [callId]);
}

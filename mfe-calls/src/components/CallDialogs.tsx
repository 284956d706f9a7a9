import { useAppDispatch, useAppSelector } from '@tayyib/shared/store';
import { Button, Flex, Icon } from '@tayyib/shared/ui';
import { Modal } from '@tayyib/shared/ui-data';
import { callSlice, endSentenceOf, selectCall, selectOutgoing } from '../state/callSlice';
import { answerRing, hangUp } from '../state/oneToOne';
import { useRinging } from './useRinging';

const { endSeen } = callSlice.actions;
/** Ends that the person brought about need no telling. */
const quietEnds = new Set(['hung-up', 'cancelled', 'answered-elsewhere']);

/** What a call asks or tells on top of whatever page is open: it rings, it is being placed, or it came to nothing. */
export function CallDialogs() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectCall);
  // a call that is shown has taken the focus: the dialog before it does not take it back
  const focusable = { focusTriggerAfterClose: !useAppSelector(selectOutgoing).isCallShown };
  const ringing = state.phase === 'ringing' ? state.call : null;
  const dialling = state.phase === 'dialling' ? state.call : null;
  const ended = state.phase === 'available' ? state.ended : null;
  useRinging(ringing?.peer.username ?? null);
  return (
    <>
      <Modal
        open={ringing !== null}
        title={ringing?.media === 'audio' ? 'Incoming voice call' : 'Incoming video call'}
        closable={false}
        focusable={focusable}
        footer={
          <Flex gap={8} justify="end">
            <Button danger onClick={() => dispatch(answerRing(false))}>
              Reject
            </Button>
            <Button type="primary" icon={<Icon name="phone" />} onClick={() => dispatch(answerRing(true))}>
              Accept
            </Button>
          </Flex>
        }
      >
        <p>{ringing?.peer.username} is calling you.</p>
      </Modal>
      <Modal
        open={dialling !== null}
        title="Calling"
        closable={false}
        focusable={focusable}
        footer={
          <Button danger onClick={() => dispatch(hangUp())}>
            Cancel the call
          </Button>
        }
      >
        <p role="status">Calling {dialling?.peer.username} …</p>
      </Modal>
      <Modal
        open={ended !== null && !quietEnds.has(ended.reason)}
        title={ended ? `Call with ${ended.peer.username}` : 'Call'}
        onCancel={() => dispatch(endSeen())}
        footer={
          <Button type="primary" onClick={() => dispatch(endSeen())}>
            OK
          </Button>
        }
      >
        <p role="alert">{ended && endSentenceOf(ended)}</p>
      </Modal>
    </>
  );
}

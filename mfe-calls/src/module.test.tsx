import { itStopsWithItsSignal } from '@tayyib/shared/testing';
import type { AppStore } from '@tayyib/shared/sdk/store';
import definition from './module';
import { withFakeConnections } from './rtc/group/fakeConnections.testing';
import { withFakeDevices } from './rtc/media/fakeDevices.testing';
import { answerCall } from './state/oneToOne';
import { joinCalls } from './state/presence';

withFakeConnections();
withFakeDevices();

itStopsWithItsSignal('mfe-calls', definition, {
  whileBusy: async (store: AppStore, socket) => {
    socket.replyTo('register-new-user', () => ({ ok: true }));
    store.dispatch(joinCalls('Ann'));
    await Promise.resolve();
    const caller = { socketId: '00000000-0000-4000-8000-0000000000b1', username: 'Bob' };
    await new Promise((resolve) => setTimeout(resolve));
    socket.serverEmits('pre-offer', { callId: crypto.randomUUID(), caller, media: 'video' });
    await store.dispatch(answerCall(true));
  },
});

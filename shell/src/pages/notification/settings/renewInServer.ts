import type { useAppDispatch } from '@tayyib/shared/sdk/store';
import { alertSettingsApi } from '../alertSettingsApi';
import { canReceivePushes, renewPushes } from './pushBrowser';

/** Renews the push subscription of this browser, here and in the server. */
export async function renewInServer(dispatch: ReturnType<typeof useAppDispatch>): Promise<void> {
  if (!canReceivePushes()) return;
  const { getAlertSettings, subscribePush } = alertSettingsApi.endpoints;
  const { data } = await dispatch(getAlertSettings.initiate(undefined, { subscribe: false }));
  const subscription = data && (await renewPushes(data.pushKey));
  if (subscription) await dispatch(subscribePush.initiate(subscription, { track: false }));
}

import { useLogoutMutation } from '@tayyib/shared/sdk/api';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useNavigate } from '@tayyib/shared/sdk/router';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { App } from '@tayyib/shared/sdk/ui';
import { userSignedOut } from './signedOutSlice';
import { signOutKey } from './useUserRecord';

/** Asks for confirmation, ends the session on the server and goes to the home page, which says so. */
export function useSignOut(): () => void {
  const { modal, message } = App.useApp();
  const [logout] = useLogoutMutation({ fixedCacheKey: signOutKey });
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const signOut = async () => {
    const { error } = await logout();
    if (error) {
      void message.error(toMessage(error));
      return;
    }
    dispatch(userSignedOut());
    await navigate('/', { replace: true, state: null });
  };
  return () =>
    void modal.confirm({
      title: 'Log out?',
      content:
        'What you typed here and did not save is removed from this browser. You will need to log in again to come back.',
      okText: 'Logout',
      cancelText: 'Stay',
      onOk: signOut,
    });
}

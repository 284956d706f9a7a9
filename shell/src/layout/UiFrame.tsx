import { Outlet } from '@tayyib/shared/router';
import { ThemeFrame } from '@tayyib/shared/theme';
import { useTheme } from '../theme/useTheme';
import { pageNonce } from '../theme/pageNonce';

/** antd's provider around the pages that may use it. Public pages of the shell do without, and so load without. */
export default function UiFrame() {
  const { mode } = useTheme();
  return (
    <ThemeFrame mode={mode} nonce={pageNonce()}>
      <Outlet />
    </ThemeFrame>
  );
}

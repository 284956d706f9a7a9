import { Outlet } from '@tayyib/shared/sdk/router';
import { ThemeFrame } from '@tayyib/shared/sdk/theme';
import { useTheme } from '../theme/useTheme';
import { pageNonce } from '../theme/pageTheme';

/** antd's provider around the public pages of modules. The shell's own public pages do not load antd. */
export default function UiFrame() {
  const { mode } = useTheme();
  return (
    <ThemeFrame mode={mode} nonce={pageNonce()}>
      <Outlet />
    </ThemeFrame>
  );
}

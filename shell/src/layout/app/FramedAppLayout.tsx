import { ThemeFrame } from '@tayyib/shared/sdk/theme';
import { pageNonce } from '../../theme/pageTheme';
import { useTheme } from '../../theme/useTheme';
import { AppLayout } from './AppLayout';

/** The app layout inside antd's provider. Loaded with the first page that needs it. */
export default function FramedAppLayout() {
  const { mode } = useTheme();
  return (
    <ThemeFrame mode={mode} nonce={pageNonce()}>
      <AppLayout />
    </ThemeFrame>
  );
}

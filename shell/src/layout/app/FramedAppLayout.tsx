import { ThemeFrame } from '@tayyib/shared/theme';
import { pageNonce } from '../../theme/pageNonce';
import { useTheme } from '../../theme/useTheme';
import { AppLayout } from './AppLayout';

/** The app's frame with antd's provider around it: fetched when the first page inside it opens. */
export default function FramedAppLayout() {
  const { mode } = useTheme();
  return (
    <ThemeFrame mode={mode} nonce={pageNonce()}>
      <AppLayout />
    </ThemeFrame>
  );
}

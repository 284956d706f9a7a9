import type { PageLoader } from '@tayyib/shared/sdk/modules';
import { ByMyStandard } from './ByMyStandard';

/** Loads a page that follows the viewer's standard. */
export const byMyStandard =
  (load: PageLoader): PageLoader =>
  async () => {
    const { default: Page } = await load();
    const PageByMyStandard = () => (
      <ByMyStandard>
        <Page />
      </ByMyStandard>
    );
    return { default: PageByMyStandard };
  };

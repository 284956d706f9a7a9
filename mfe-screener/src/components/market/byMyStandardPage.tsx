import type { PageLoader } from '@tayyib/shared/sdk/modules';

/** Loads a page that follows the viewer's standard. */
export const byMyStandard =
  (load: PageLoader): PageLoader =>
  async () => {
    const [{ default: Page }, { ByMyStandard }] = await Promise.all([load(), import('./ByMyStandard')]);
    const PageByMyStandard = () => (
      <ByMyStandard>
        <Page />
      </ByMyStandard>
    );
    return { default: PageByMyStandard };
  };

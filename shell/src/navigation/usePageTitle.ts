import { useEffect } from 'react';
import { productName } from '@tayyib/shared/brand';

/** Names the page in the browser's tab and to screen readers. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}

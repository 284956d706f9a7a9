import { useEffect } from 'react';
import { productName } from '@tayyib/shared/brand';

/** Sets the document title. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}

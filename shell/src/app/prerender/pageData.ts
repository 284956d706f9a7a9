import type { PageData } from '@tayyib/shared/contracts';

/** The reply with which the server rendered the page of this document; null where it rendered none. */
export function pageData(): PageData | null {
  const block = document.getElementById('page-data');
  if (!block?.textContent) return null;
  // the server of this very page wrote it
  const data: PageData = JSON.parse(block.textContent);
  return data;
}

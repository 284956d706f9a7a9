import type { PageQuery } from '@tayyib/shared/contracts';

/** One page of a list. A page number past the end returns the last page. */
export function paged<Row>(rows: readonly Row[], { page, pageSize }: PageQuery) {
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const at = Math.min(page, last);
  return { rows: rows.slice((at - 1) * pageSize, at * pageSize), total: rows.length, page: at, pageSize };
}

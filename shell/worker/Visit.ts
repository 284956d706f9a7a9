/** What a page has used, so that it opens without a network as well. Sent from the page when it is idle. */
export interface Visit {
  type: 'visit';
  /** The address of the page's first script. */
  entry: string;
  /** The addresses of everything it requested. The worker stores only those that are listed in `allowList.ts`. */
  requested: string[];
  /** The folders of the modules that are offered now; files of other versions are removed. Empty while unknown. */
  moduleFolders: string[];
}

/** Removes everything stored for the signed-in user. */
interface Forget {
  type: 'forget';
}

export type Message = Visit | Forget;

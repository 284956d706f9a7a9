/** A name in the code of a module, with the file that has it. */
export type Found = ReadonlyMap<string, string>;

/** What the code of a module provides and uses, read from its sources or from its build. */
export interface ModuleFacts {
  /** Imported exports of the SDK, as `ui.PageHeading`; `ui.*` where the folder is used in a way that hides the names. */
  uses: Found;
  /** What `src/module.tsx` exports: pages, and slot components with their slot. */
  pages: ReadonlySet<string>;
  slots: ReadonlyMap<string, string>;
  /** Slots that its code renders, for others to fill. */
  renderedSlots: Found;
  /** The names of the commands that it exports. */
  commands: ReadonlySet<string>;
  /** Names of slices that it creates. */
  slices: Found;
  /** Names by which it owns endpoints. */
  endpointOwners: Found;
  /** Cache tags that it adds, and those its endpoints provide or invalidate. */
  tags: Found;
  usedTags: Found;
  /** Socket events that its code names. */
  events: Found;
  /** Requests to the server, as `PUT watchlists/*`; a star is what is computed. */
  requests: Found;
  /** Keys that it writes in the browser's storage, with a star for what is computed. */
  storageKeys: Found;
  /** Pages that its code links to, without query and fragment. */
  links: Found;
  /** What it may not do at all, in words, with the file. */
  misuses: readonly { file: string; message: string }[];
}

/** It could replace the endpoints of another module. */
export const addsUnowned =
  "it adds endpoints without owned(…), so they could replace those of another module. Write endpoints: owned('<the owner in module.json>', …).";

/** It could break every page that uses them. */
export const changesEndpoints =
  'it changes endpoints with enhanceEndpoints, which may be those of another module. Change only the definition of its own.';

/** It changes what the shell and all other modules see. */
export const changesPage = (property: string) =>
  `it replaces ${property}, which belongs to the page. Change elements of the module only.`;

/** The parts of React Refresh that are used here; the package has no types. */
declare module 'react-refresh/runtime' {
  /** A component that may be replaced by a later one with the same id. */
  export function register(type: unknown, id: string): void;
}

/** The query of the request by which webpack includes a file. */
declare const __resourceQuery: string;

interface ImportMeta {
  /** Of builds that are watched: replaces code of the page by that of the last build. Rejects if it cannot. */
  readonly webpackHot: { check: (apply: true) => Promise<unknown> };
}

import path from 'node:path';
import type { Config } from '../../config/config';
import type { End } from './archiveFormat';

/** npm runs commands in the project's root; paths are relative to the user's directory. Null unless there is one path. */
export function targetOf(positionals: readonly string[]): string | null {
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) return null;
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
}

/** Null where a bucket stores the files of modules. */
export const moduleFolderOf = ({ modules: { artifacts } }: Pick<Config, 'modules'>): string | null =>
  artifacts.kind === 'folder' ? artifacts.folder : null;

/** What an archive contains. */
export function inWords({ rows, files }: End): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  return `${total} rows of ${counts.length} tables, ${files} files of modules. Memory used: ${megabytes} MB.`;
}

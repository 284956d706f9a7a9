import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../../../build/paths.mjs';

const reader = pathToFileURL(join(root, 'mfe-portfolio/src/domain/cas/pdfLines.ts')).href;
/** In a process of its own: the reader is an ES module, which jest cannot import. */
const program = `
  import { buffer } from 'node:stream/consumers';
  const { pdfLines } = await import(${JSON.stringify(reader)});
  const lines = await pdfLines(new Uint8Array(await buffer(process.stdin)), '');
  if (typeof lines === 'string') throw new Error(lines);
  process.stdout.write(lines.join('\\n'));
`;

/** The text of a PDF, line by line, by the reader with which we read account statements. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const reading = promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 });
  reading.child.stdin?.end(pdf);
  return (await reading).stdout;
}

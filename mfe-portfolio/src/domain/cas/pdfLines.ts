import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// on the main thread: a worker of another address would need an exception in the content security policy
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Why a PDF was not read. */
export type PdfProblem = 'wrong password' | 'not a PDF';

/** How far apart pieces of text of one line may stand, in points. */
const sameLine = 3;

/** The lines of text of a PDF, from top to bottom. Everything happens in this browser. */
export async function pdfLines(bytes: Uint8Array, password: string): Promise<string[] | PdfProblem> {
  const task = getDocument({
    data: bytes,
    password,
    // nothing is drawn, compiled or fetched
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    useWasm: false,
  });
  try {
    const document = await task.promise;
    const lines: string[] = [];
    for (let page = 1; page <= document.numPages; page++) {
      const { items } = await (await document.getPage(page)).getTextContent();
      lines.push(...linesOf(items.flatMap((item) => ('str' in item ? [item] : []))));
    }
    return lines;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'wrong password' : 'not a PDF';
  } finally {
    await task.destroy();
  }
}

interface Piece {
  str: string;
  transform: readonly number[];
}

function linesOf(pieces: readonly Piece[]): string[] {
  const placed = pieces
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform }) => ({ str: str.trim(), x: transform[4] ?? 0, y: transform[5] ?? 0 }))
    .sort((a, b) => b.y - a.y);
  const lines: { y: number; pieces: typeof placed }[] = [];
  for (const piece of placed) {
    const line = lines.at(-1);
    if (line && line.y - piece.y <= sameLine) line.pieces.push(piece);
    else lines.push({ y: piece.y, pieces: [piece] });
  }
  return lines.map((line) =>
    line.pieces
      .sort((a, b) => a.x - b.x)
      .map(({ str }) => str)
      .join(' '),
  );
}

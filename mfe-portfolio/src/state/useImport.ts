import { useState } from 'react';
import type { CompanyCandidate } from '@tayyib/shared/contracts';
import { portfolioLimits } from '@tayyib/shared/limits';
import { useLazyGetPortfolioFactsQuery } from '../api/portfolioApi';
import type { ImportedFile } from '../domain/imports/readImport';
import { readImport, readRows } from '../domain/imports/readImport';
import { bytesOf, textOf } from '../domain/imports/fileContent';
import { namesOf } from '../domain/imports/companyFinder';
import { casOf } from '../domain/cas/casOf';

/** A file that was read, with the companies that its names may mean. */
export interface ReadFile {
  file: ImportedFile;
  name: string;
  /** What the server knows of codes and names in it. */
  candidates: readonly CompanyCandidate[];
}

type State =
  | { step: 'choose'; problem: string | null }
  | { step: 'password'; pdf: File; problem: string | null }
  | { step: 'reading' }
  | { step: 'preview'; read: ReadFile };

const maxBytes = 20_000_000;
const wrongPassword = 'The password does not open this file.';
const tooLarge =
  'This workbook has a cell far below or to the right of the others. Save its table alone, and choose that file.';
const unknownFile =
  'This is none of the files we read: it has no header row that we know. A table of your own needs the columns Day, Kind (buy or sell), ISIN, Shares, Amount in rupees, Charges in rupees, and Source (typed).';

/** The first sheet of a workbook that we can read. */
async function readSheets(chosen: File): Promise<ImportedFile | 'too large' | null> {
  const { workbookRows } = await import('../domain/imports/workbookRows');
  const sheets = await workbookRows(await bytesOf(chosen));
  if (sheets === 'too large') return sheets;
  return sheets?.flatMap((rows) => readRows(rows) ?? [])[0] ?? null;
}

/** Reads a file in this browser. Only names of companies without an ISIN are sent, to find them. */
export function useImport({ isUser }: { isUser: boolean }) {
  const [state, setState] = useState<State>({ step: 'choose', problem: null });
  const [findCompanies] = useLazyGetPortfolioFactsQuery();
  const fail = (problem: string) => setState({ step: 'choose', problem });

  const candidatesOf = async (names: readonly string[]) => {
    const all: CompanyCandidate[] = [];
    for (let start = 0; isUser && start < names.length; start += portfolioLimits.companies) {
      const batch = names.slice(start, start + portfolioLimits.companies).map((name) => name.slice(0, 120));
      const { candidates } = await findCompanies({ names: batch }).unwrap();
      all.push(...candidates);
    }
    return all;
  };
  const preview = async (file: ImportedFile, name: string) => {
    const names = file.lines.flatMap((line) => (line.isin === null ? namesOf(line) : []));
    const candidates = await candidatesOf([...new Set(names)]);
    setState({ step: 'preview', read: { file, name, candidates } });
  };
  const choose = async (chosen: File) => {
    if (chosen.size > maxBytes) return fail('Files of more than 20 MB are not read.');
    if (/\.pdf$/i.test(chosen.name)) return openPdf(chosen, null);
    setState({ step: 'reading' });
    const file = /\.xlsx$/i.test(chosen.name) ? await readSheets(chosen) : readImport(await textOf(chosen));
    if (file === 'too large') return fail(tooLarge);
    if (file === null) return fail(unknownFile);
    return preview(file, chosen.name).catch(() =>
      fail('Companies could not be looked up. Please try again.'),
    );
  };
  /** With the password that was typed; null before one was needed. */
  const openPdf = async (pdf: File, password: string | null) => {
    setState({ step: 'reading' });
    const { pdfLines } = await import('../domain/cas/pdfLines');
    const lines = await pdfLines(await bytesOf(pdf), password ?? '');
    if (lines === 'wrong password')
      return setState({ step: 'password', pdf, problem: password === null ? null : wrongPassword });
    if (lines === 'not a PDF') return fail('This PDF is damaged.');
    const file = casOf(lines);
    if (file === null) return fail('This PDF is no consolidated account statement of CDSL or NSDL.');
    return preview(file, pdf.name);
  };
  return {
    state,
    choose: (file: File) => void choose(file).catch(() => fail('The file could not be read.')),
    openPdf: (pdf: File, password: string) =>
      void openPdf(pdf, password).catch(() => fail('The file could not be read.')),
    reset: () => setState({ step: 'choose', problem: null }),
  };
}

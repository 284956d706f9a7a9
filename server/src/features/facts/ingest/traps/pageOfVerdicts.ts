import { formatPercent } from '@tayyib/shared/values/format';
import { standardNames } from '@tayyib/shared/shariah';
import type { Database } from '../../../../database/client';
import type { VerdictLine } from '../../verdicts/export/verdictRow';
import { currentVerdict } from '../../verdicts/verdictsRepository';

/** The text of docs/generated/integrated-filings.md: the verdicts of these companies by every standard. */
export async function pageOfVerdicts(
  db: Database,
  symbols: readonly string[],
  lines: readonly VerdictLine[],
  judgedOn: string,
): Promise<string> {
  const tables: string[] = [];
  for (const symbol of symbols) {
    const own = lines.filter((line) => line.symbol === symbol);
    const rows = [];
    for (const line of own) {
      const verdict = await currentVerdict(db, line.isin, line.standard);
      const ratios = verdict?.ratios
        .filter(({ value }) => value !== null)
        .map(
          ({ id, value, limit }) =>
            `${id.replaceAll('_', ' ')} ${formatPercent(value ?? 0)} / ${formatPercent(limit)}`,
        );
      const cells = [
        standardNames[line.standard],
        statusWords[line.status],
        ratios?.join(', ') || 'none',
        verdict?.reasons[0] ?? '',
      ];
      rows.push(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
    }
    const heads = '| Standard | Status | Ratios / limits | Reason |\n| --- | --- | --- | --- |';
    const [first] = own;
    tables.push(`## ${symbol}, accounts to ${first?.accountsTo ?? ''}\n\n${heads}\n${rows.join('\n')}\n`);
  }
  return [introduction(judgedOn), ...tables].join('\n');
}

/** The formatter aligns the columns of tables. */
export const withoutPadding = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

const statusWords: Record<VerdictLine['status'], string> = {
  1: 'compliant',
  2: 'fails on business',
  3: 'under review',
  4: 'fails on debt',
  6: 'fails on impure income',
  7: 'fails on liquidity',
};

const introduction = (judgedOn: string) => `# Six integrated filings, by each standard

Written by \`UPDATE_DOCS=1 npx jest -c server/jest.config.mjs officialFiles.nightly\`, which otherwise fails where this page is not what the
importer and the rules say. The filings are those of the data folder, judged on ${judgedOn} with the exchange classes of June 2025 and
the average market capitalisation of December 2025. How they are read: docs/product/verdicts.md.
`;

import { typeScriptFiles, type SourceFile } from './sourceFiles';

/** Former texts of the pages, which first-time readers did not understand; the right side replaced them. */
const retired: readonly (readonly [from: RegExp, to: string])[] = [
  [/for an evening each/, 'Guides to halal investing'],
  [/seldom lives without a bank/, 'Almost every listed company borrows or keeps money in a bank.'],
  [/Where we had to read between the lines/, 'Where the published rules are unclear'],
  [
    /is never a match: it is listed apart/,
    'Companies with missing data never match; they are listed separately.',
  ],
  [/match this filter alone/, 'on this filter alone'],
  [/not known of \$/, 'no data for 4,565'],
  [/Keep the ratio/, 'Save ratio'],
  [/the standard bears with/, 'below the standard’s limit'],
  [/No share of such a line is/, 'No share of such income is allowed'],
  [/Compliant by every school asked|Compliant by four standards/, 'Compliant under four standards'],
  [/Nobody has told us what this fund holds|What it holds is not on file/, 'Holdings not available'],
  [/Called ethical/, 'Shariah & ethical'],
  [/Holdings known/, 'With holdings'],
  [/Dollars a troy ounce/, 'US$ per troy ounce'],
  [/The middle of \$/, 'Industry medians: Refineries & Marketing'],
  [/or its answer is private/, 'No public answers about X yet.'],
  [/With the same answer['"<]/, 'Also compliant'],
  [/Open (?:as a page of its own|on its own page)/, 'Open full page'],
  [/Show price and size/, 'Show last price anyway'],
  [/['"`>, ]Bought to sell(?: again)?['"`<:]/, 'Held for trading'],
  [/['"`>](?:The v|V)alue of a unit/, 'NAV'],
  [/['">](?:Weigh each carat apart|Each carat separately)/, 'Enter each purity separately, without stones'],
  [/['">]A (?:gram|tola)['"<]/, 'Per gram, per tola'],
  [
    /No line of business is objected to and/,
    'Passes: permitted business, all three ratios within TASIS limits.',
  ],
  [/facts are missing or too old \(/, 'Waiting for data: …'],
  [/['">]Its formula['"<]/, 'Formula'],
  [/A year costs ten months/, 'Pay for 10 months, get 12'],
  [/against twelve months|You save \$/, 'Pay for 10 months, get 12'],
  [/can be paid from then on/, 'Renews only when you pay.'],
  [/is part of a bigger plan/, 'Premium includes …'],
  [/More room with a larger plan/, 'You have reached your plan’s limit'],
  [/Premium pages and detailed ratios/, 'the features by name'],
  [/What happened lately/, 'Recent activity'],
  [/When you said so/, 'Consent history'],
  [/What you agreed to/, 'Consents'],
  [/There is no page here/, 'Page not found'],
  [/We do not know this stock/, 'Stock not found'],
  [/Whom you call is listed here/, 'Your calls will be listed here.'],
  [/I let each person in/, 'Ask me before anyone joins'],
  [/No time is free right now/, 'No slots are open.'],
  [/Load time, middle/, 'Load time p50 / p95'],
  [/['">]Offer it['"<]/, 'Roll out'],
  [/Plots and history/, 'Charts and history'],
];

/** Only what reaches a page: modules, the shell and what they share. */
const isShown = ({ path }: SourceFile) =>
  /^(?:shell|shared|mfe-[^/]+)\/src\//.test(path) && !/\.(?:test|testing)\./.test(path);

const retiredTextsIn = ({ path, text }: SourceFile): string[] =>
  retired.filter(([from]) => from.test(text)).map(([from, to]) => `${path} has ${from}: say “${to}”`);

describe('retired texts', () => {
  it('are on no page', () => {
    expect(typeScriptFiles().filter(isShown).flatMap(retiredTextsIn)).toEqual([]);
  });

  it('are reported with the text that replaced them', () => {
    const text = "export const title = 'There is no page here';";
    expect(retiredTextsIn({ path: 'shell/src/NotFound.tsx', text })).toEqual([
      'shell/src/NotFound.tsx has /There is no page here/: say “Page not found”',
    ]);
  });
});

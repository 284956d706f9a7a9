import { basename } from 'node:path';
import { sourceFiles, type SourceFile } from './sourceFiles';
import { identifiersOf } from './syntax';

/** Former names of identifiers and files. `docs/glossary.md` has the words that replaced them. */
const retired = new Set(
  `
    MarketPicture perPicture OutgoingPicture SteadyPicture togglePictures Standpoint Remark
    waysIn signInWays EmailWayPage OtherWays DOORS
    KeptScreen keptScreens keptCall HeldCall HeldRoom isHeldAlready sendTagged onlyOneAtATime
    customRatiosMost mostKept mostAtOnce shownMost namedMost
    changesAsker notifyAsker tellNewAlerts tellOfEnd sayBye toAlert howItWent toDevice whatChanged callerOn
    lookAtFollowed lookAtErasure lookAtLink useLookedAt erasePerson exportPerson
    lendFederationRuntime leftOutOfFederation pageVouches setStylesAtWork plainConfig
    aloneConfig runAlone serveAlone
    Pace giveWay eachInTurn stepByStep lifeSign AlertWords screenWords
    alertEvents alertEventId raiseAlerts notifyOfVerdicts notifyQuestionAuthor pushNewAlerts routeAlerts mailAlerts
    channelsPlugin createNotificationRepository notificationRoutes notificationsApi
    NotificationBell NotificationPanel NotificationItem NotificationList
    callsSlice signedInElsewhere useFirstOfBurst keptInHeap aReleasedModule noteRefusal Surroundings
  `
    .trim()
    .split(/\s+/),
);
const mention = new RegExp(String.raw`\b(?:${[...retired].join('|')})\b`);

/** The retired names that a file still has, as its own name or as identifiers. */
function retiredNamesIn(file: SourceFile): string[] {
  const [name = ''] = basename(file.path).split('.');
  // parsing every file would take seconds
  const identifiers = mention.test(file.text) ? identifiersOf(file) : [];
  return [...new Set([name, ...identifiers])]
    .filter((each) => retired.has(each))
    .map((each) => `${file.path} has ${each}`);
}

/** Words that are no words of an identifier: each says less than a standard one of the glossary. */
const dialect = new Set(['asked', 'said', 'told', 'taken', 'alone']);
const dialectMention = new RegExp([...dialect].join('|'), 'i');

/** Names with such a word that stay: they are on the wire, in the database or in signed receipts. */
const established = new Set(['askedAt', 'debtOfCompanyAlone', 'withDebtOfCompanyAlone']);

const wordsOf = (name: string): string[] =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');

/** The names of a file, its own or identifiers in it, that have a word of dialect. */
function dialectIn(file: SourceFile): string[] {
  const [name = ''] = basename(file.path).split('.');
  // parsing every file would take seconds
  const identifiers = dialectMention.test(file.text) ? identifiersOf(file) : [];
  return [...new Set([name, ...identifiers])]
    .filter((each) => !established.has(each) && wordsOf(each).some((word) => dialect.has(word)))
    .map((each) => `${file.path} has ${each}`);
}

describe('words of dialect', () => {
  it('are in no identifier and no name of a file', () => {
    expect(sourceFiles(/\.(tsx?|mjs|cjs)$/).flatMap(dialectIn)).toEqual([]);
  });

  it.each([
    ['server/src/rooms.ts', 'const said = [];'],
    ['server/src/rooms.ts', 'export const isTaken = (name: string) => names.has(name);'],
    ['server/src/rooms.ts', 'const ASKED_OFTEN = {};'],
    ['server/src/alone.ts', ''],
  ])('are reported in %s with %s', (path, text) => {
    expect(dialectIn({ path, text })).toHaveLength(1);
  });

  it('may occur in texts, in longer words and in established names', () => {
    const text =
      "// as said\nconst text = 'You asked for it'; const standalone = 1; const { askedAt } = row;";
    expect(dialectIn({ path: 'server/src/rooms.ts', text })).toEqual([]);
  });
});

describe('retired names', () => {
  it('are in no source file', () => {
    expect(sourceFiles(/\.(tsx?|mjs|cjs)$/).flatMap(retiredNamesIn)).toEqual([]);
  });

  it.each([
    ['server/src/pace.ts', 'export class Pace {}'],
    ['server/src/pace.ts', 'await pace.giveWay();'],
    ['server/src/jobs.ts', "import { toAlert as render } from './alerts';"],
    ['shell/src/App.tsx', 'const page = <OtherWays />;'],
    ['webpack/config.mjs', 'export function runAlone() {}'],
    ['server/src/sendTagged.test.ts', ''],
  ])('are reported in %s with %s', (path, text) => {
    expect(retiredNamesIn({ path, text })).toHaveLength(1);
  });

  it('may occur in comments, strings and longer names', () => {
    const text = "// Pace\nconst name = 'giveWay'; const toAlertBox = 1; /** {@link toAlert} */ let other;";
    expect(retiredNamesIn({ path: 'server/src/CooperativePace.ts', text })).toEqual([]);
  });
});

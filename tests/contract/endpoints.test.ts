import { rm } from 'node:fs/promises';
import { api } from '@tayyib/shared/sdk/api';
import { createStore } from '@tayyib/shared/sdk/store';
import type { FastifyInstance } from 'fastify';
import { inRoot } from '../../build/paths.mjs';
import { seedSample } from '../../server/src/seed/seedSample';
import {
  agreeToCommunityTerms,
  agreeToPortfolio,
} from '../../server/src/features/accounts/consents/consentFixtures';
import { createUserRepository } from '../../server/src/features/accounts/identity/userRepository';
import { publicAddress } from '../../server/src/lib/publicAddress';
import { buildTestApp, lastCodeTo, lastTokenTo, signedIn, userIdOf } from '../../server/src/testing';
import { feedRuns } from '../../server/src/database/schema/facts/factsTables';
import { putDraft } from '../../server/src/features/facts/verdicts/standards/standardsRepository';
import { linkGoogle, pendingToken, reachSecondStep } from './rows/profileRows';
import { aFeedRun, unwantedDraft } from './rows/staffRows';
import { typeScriptFiles } from '../architecture/sourceFiles';
import { fetchAsBrowser, type RawAnswer } from './fetchAsBrowser';
import { insertCall } from './rows/callRows';
import { insertLiveEvent } from './rows/recordingRows';
import { insertConsultation } from './rows/consultationRows';
import { endpointTable, noPayment, phone } from './rows/endpointTable';
import type { Known, Mailbox } from './rows/Row';
import { insertMarketLists, insertScreenChange } from './rows/marketRows';
import { putAlert } from './rows/notificationRows';
import { createReleasedModule } from './createReleasedModule';

let app: FastifyInstance;
let distDir: string;
let stopAsking: () => void;
let headers: Record<string, string>;
const answers: RawAnswer[] = [];
/** The device ID of the browser that requests codes. */
const visitor = {
  'sec-fetch-site': 'same-origin',
  cookie: `tayyib_way_in=${'v'.repeat(43)}; tayyib_second_step=${pendingToken}`,
};
const mailbox: Mailbox = {
  lastCode: (recipient) => lastCodeTo(app, recipient),
  lastToken: (recipient) => lastTokenTo(app, recipient),
};
const known: Known = {
  ann: '',
  watchlist: '',
  watchlistLink: '',
  post: '',
  paro: '',
  sanction: '',
  supportRequest: '',
  learningEvent: '',
  course: '',
  lesson: '',
  alert: '',
  order: '',
  ledgerPayment: '',
  totpSecret: '',
  recoveryCode: '',
  passkey: '',
  webhook: '',
  priceAlert: '',
  scanner: '',
  article: '',
  origin: '',
  creation: null,
  request: null,
  payment: noPayment,
};

beforeAll(async () => {
  distDir = await createReleasedModule(['0.9.0', '1.0.0', '1.1.0']);
  // fetching is on, but the mirror does not exist
  app = await buildTestApp({ distDir, feeds: { isOn: true, mirror: new URL('http://127.0.0.1:9') } });
  await seedSample(app.db);
  await insertMarketLists(app.db);
  await insertScreenChange(app.db, await userIdOf(app, 'paro'));
  await insertCall(app);
  await insertLiveEvent(app);
  await putAlert(app.db, await userIdOf(app, 'ann'));
  await insertConsultation(app);
  await putDraft(app.db, unwantedDraft, await userIdOf(app, 'adil'));
  await app.db.insert(feedRuns).values(aFeedRun);
  for (const name of ['paro', 'sana', 'adil'] as const)
    await agreeToCommunityTerms(app, await userIdOf(app, name));
  await agreeToPortfolio(app, await userIdOf(app, 'paro'));
  await linkGoogle(app, await userIdOf(app, 'bob'));
  await createUserRepository(app.db).setPhone(await userIdOf(app, 'ann'), phone);
  await app.listen({ host: '127.0.0.1', port: 0 });
  known.origin = new URL(publicAddress(app, '/')).origin;
  const page = { origin: app.listeningOrigin, moduleKeys: app.registrySigner.publicKeys };
  stopAsking = fetchAsBrowser(page, () => headers, answers);
});
// adding a passkey and completing a sign-in end it
beforeEach(async () => reachSecondStep(app, await userIdOf(app, 'rafi')));
afterAll(async () => {
  stopAsking();
  await app.close();
  await rm(distDir, { recursive: true });
});

it('the table of endpoints has a row for every endpoint of the shell, the modules and the shared session', async () => {
  const files = typeScriptFiles().filter(
    ({ path, text }) =>
      /^(shared|shell|mfe-[^/]+)\/src\//.test(path) &&
      !/\.test\./.test(path) &&
      text.includes('injectEndpoints('),
  );
  for (const { path } of files) await import(inRoot(path));
  expect(Object.keys(endpointTable).sort()).toEqual(Object.keys(api.endpoints).sort());
});

it.each(Object.entries(endpointTable))(
  '%s is answered as its schema says, to the field',
  async (_name, row) => {
    headers = row.as ? await signedIn(app, row.as) : visitor;
    const [method = '', url = ''] = row.route.split(' ');
    expect(app.hasRoute({ method, url })).toBe(true);

    answers.length = 0;
    const store = createStore();
    expect(await row.ask(store.dispatch, known, mailbox)).not.toHaveProperty('error', expect.anything());
    store.dispatch(api.util.resetApiState());

    const answer = answers.at(-1);
    expect(answer).toMatchObject({ method, path: expect.stringMatching(asPattern(url)) });
    expect([200, 201, 204]).toContain(answer?.status);
    // parsing drops unknown fields, so the result must equal the reply
    expect(row.reply.parse(answer?.body)).toEqual(answer?.body);
    Object.assign(known, row.learn?.(answer?.body));
  },
);

/** `/a/:b` as a pattern that matches `/a/anything`, but no longer path. */
function asPattern(url: string): RegExp {
  return new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);
}

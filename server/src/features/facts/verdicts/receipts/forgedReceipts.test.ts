import { createHash, generateKeyPairSync } from 'node:crypto';
import { VerdictReceipt } from '@tayyib/shared/contracts';
import { editionStanding, standardIds, standards } from '@tayyib/shared/shariah';
import type { FastifyInstance } from 'fastify';
import { createRegistrySigner } from '../../../../plugins/registrySigner';
import { seedSample } from '../../../../seed/seedSample';
import { buildTestApp } from '../../../../testing';
import { adoptShippedEditions } from '../standards/adoptShippedEditions';
import { createReceiptSigner } from './receiptSignature';
import { receiptsOf, rehashed } from './receiptFixtures';
import { reportOn } from './reportOn';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const companies = ['INE002A01018', 'INE481G01011', 'INE154A01025', 'INE040A01034'];

let app: FastifyInstance;
let receipts: VerdictReceipt[];
beforeAll(async () => {
  app = await buildTestApp();
  await adoptShippedEditions(app.db);
  await seedSample(app.db);
  receipts = await receiptsOf(app, companies);
});
afterAll(() => app.close());

const isSound = (receipt: VerdictReceipt) => reportOn(receipt, app.registrySigner.publicKeys).isSound;

const forgeries: [string, (receipt: VerdictReceipt) => unknown][] = [
  ['debt a hundredth of it', ({ inputs: { filing } }) => filing && (filing.amounts.borrowingsCurrent = 1)],
  ['assets ten times as large', ({ inputs: { filing } }) => filing && (filing.amounts.totalAssets = 1e14)],
  ['interest of nil', ({ inputs: { filing } }) => filing && (filing.amounts.interestIncome = 0)],
  ['accounts of a later year', ({ inputs: { filing } }) => filing && (filing.periodEnd = '2026-03-31')],
  ['segments left out', ({ inputs: { filing } }) => filing && (filing.segments = [])],
  ['another class', ({ inputs: { industry } }) => industry && (industry.subgroup = 'Something harmless')],
  ['accounts of the right age', ({ inputs }) => (inputs.areAccountsTooOld = !inputs.areAccountsTooOld)],
  ['a limit of 90%', ({ standard }) => standard.ratios.forEach((rule) => (rule.limit = 0.9))],
];

it('gives out receipts that hold without a server', () => {
  expect(receipts).toHaveLength(companies.length * standardIds.length);
  expect(receipts.filter((receipt) => !isSound(receipt))).toEqual([]);
});

it('accepts none of 224 receipts that were changed and hashed again', () => {
  const believed = forgeries.flatMap(([what, forge]) =>
    receipts.flatMap((receipt) => {
      const forged = structuredClone(receipt);
      forge(forged);
      const forgery = rehashed(forged);
      const isChanged = forgery.receipt !== receipt.receipt;
      return isSound(forgery) && isChanged ? [`${what}: ${receipt.isin} by ${receipt.standard.id}`] : [];
    }),
  );
  expect(forgeries.length * receipts.length).toBe(224);
  expect(believed).toEqual([]);
});

it.each<[string, (receipt: VerdictReceipt) => VerdictReceipt]>([
  ['another status', (receipt) => ({ ...receipt, status: receipt.status === 1 ? 2 : 1 })],
  ['another day', (receipt) => ({ ...receipt, decidedAt: '2027-01-01T00:00:00.000Z' })],
  ['another ISIN', (receipt) => ({ ...receipt, isin: 'INE467B01029' })],
  ['no signature', (receipt) => VerdictReceipt.parse({ ...receipt, signature: undefined })],
])('does not believe a receipt with %s', (_what, forge) => {
  expect(receipts.map(forge).filter(isSound)).toEqual([]);
});

it('accepts no receipt signed with another key, nor any without a key to verify it', () => {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const forger = createRegistrySigner(privateKey);
  const named = { ...forger, keyId: app.registrySigner.keyId };
  expect(receipts.map(createReceiptSigner(forger)).filter(isSound)).toEqual([]);
  expect(receipts.map(createReceiptSigner(named)).filter(isSound)).toEqual([]);
  expect(receipts.filter((receipt) => reportOn(receipt, '').isSound)).toEqual([]);
});

it('names the claim of a receipt that is invalid', () => {
  const [receipt] = structuredClone(receipts);
  if (receipt === undefined) throw new Error('There is no receipt.');
  receipt.standard.ratios.forEach((rule) => (rule.limit = 0.9));
  expect(reportOn(rehashed(receipt), app.registrySigner.publicKeys).lines.slice(1, 5)).toEqual([
    expect.stringContaining('receipt holds'),
    expect.stringContaining('status holds'),
    '  rules DO NOT HOLD: they are not those published under this name',
    '  signature DOES NOT HOLD: something was changed after we signed it',
  ]);
});

it('ships no edition whose rules are not those published under its name', () => {
  expect(standards.map(editionStanding)).toEqual(standards.map(() => 'published'));
});

describe('what depends on time', () => {
  const reportOf = (forge: (receipt: VerdictReceipt) => unknown, standard: string, filed?: Buffer) => {
    const receipt = structuredClone(receipts.find((one) => one.standard.id === standard));
    if (receipt === undefined) throw new Error('There is no receipt.');
    forge(receipt);
    return reportOn(rehashed(receipt), app.registrySigner.publicKeys, filed).lines.join('\n');
  };

  it('is stated with the day of judging', () => {
    expect(receipts.map(({ format }) => format)).not.toContain('tayyib-receipt-1');
    expect(reportOf(() => undefined, 'TASIS')).toContain('age holds: accounts to 2024-03-31, outdated on 20');
  });

  it.each<[string, (receipt: VerdictReceipt) => unknown]>([
    ['the state', ({ inputs }) => inputs.age && (inputs.age.state = 'fresh')],
    ['since when', ({ inputs }) => inputs.age && (inputs.age.since = '2026-11-01')],
    ['that newer accounts were due', ({ inputs }) => inputs.age && (inputs.age.newerDue = null)],
    ['the whole age', ({ inputs }) => delete inputs.age],
    ['the day', (receipt) => (receipt.judgedOn = '2024-05-01')],
    ['whether they are too old', ({ inputs }) => (inputs.areAccountsTooOld = true)],
  ])('does not hold when %s was changed', (_what, forge) => {
    expect(reportOf(forge, 'TASIS')).toContain('age DOES NOT HOLD');
  });

  it.each(['MSCI', 'DOW_JONES'])(
    'has a standing by %s that follows from the earlier verdicts in it',
    (id) => {
      expect(reportOf(() => undefined, id)).toContain('standing holds');
      const forge = ({ inputs: { standing } }: VerdictReceipt) =>
        Object.values(standing).forEach((one) => ((one.wasIn = one.wasIn !== true), (one.run = 2)));
      expect(reportOf(forge, id)).toContain('standing DOES NOT HOLD');
    },
  );

  it('has no fact that was not known on the day', () => {
    const forge = (receipt: VerdictReceipt) => (receipt.judgedOn = '2024-09-01');
    expect(reportOf(forge, 'TASIS')).toContain('a fact of the file was not known yet on 2024-09-01');
  });

  it('names the filing by the sha256 of its bytes, and compares them', () => {
    const filed = Buffer.from('<xbrl/>');
    expect(reportOf(() => undefined, 'TASIS')).toMatch(
      /filing not compared: INDAS_\S+ has sha256 [0-9a-f]{64}/,
    );
    expect(reportOf(() => undefined, 'TASIS', filed)).toContain('filing DOES NOT HOLD');
    const sha256 = createHash('sha256').update(filed).digest('hex');
    const forge = ({ inputs: { filing } }: VerdictReceipt) => filing && (filing.source.sha256 = sha256);
    expect(reportOf(forge, 'TASIS', filed)).toContain('filing holds');
    expect(reportOf(forge, 'TASIS', filed)).toContain('signature DOES NOT HOLD');
  });

  it('compares the bytes to complete accounts beside a summary as well', () => {
    const summary = Buffer.from('<summary/>');
    const complete = Buffer.from('<complete/>');
    const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    const forge = ({ inputs }: VerdictReceipt) => {
      const { filing } = inputs;
      if (filing === null) throw new Error('There is no filing.');
      const named = (document: string, bytes: Buffer) => ({
        ...filing,
        source: { ...filing.source, document, sha256: sha256Of(bytes) },
      });
      inputs.fuller = { filing: named('complete.xml', complete), areTooOld: false };
      inputs.filing = named('summary.xml', summary);
    };
    expect(reportOf(forge, 'TASIS', summary)).toContain('filing holds: summary.xml');
    expect(reportOf(forge, 'TASIS', complete)).toContain('filing holds: complete.xml');
    expect(reportOf(forge, 'TASIS')).toContain(`complete.xml has sha256 ${sha256Of(complete)} (--filing)`);
    expect(reportOf(forge, 'TASIS', Buffer.from('<other/>'))).toContain(
      `the receipt states ${sha256Of(summary)} for summary.xml and ${sha256Of(complete)} for complete.xml`,
    );
  });
});

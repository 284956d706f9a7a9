import { readConfig } from './config';

/** The minimal environment of a production server. */
const production = {
  IDENTITY_SECRET: 'a secret of at least thirty-two letters',
  SMTP_URL: 'smtps://mail.example',
  PUBLIC_URL: 'https://tayyib.example',
  MODULE_SIGNING_KEY: 'a key in PEM',
};

it.each([
  [{ PORT: '80a' }, 'PORT must be a whole number.'],
  [{ PORT: '70000' }, 'PORT must be between 0 and 65535.'],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
  ],
  [{ REDIS_URL: 'cache:6379' }, 'REDIS_URL must be an address like redis://host:6379.'],
  [{ PUBLIC_URL: 'tayyib.example' }, 'PUBLIC_URL must be an address like https://tayyib.example.'],
  [{ PAYMENT_GATEWAY: 'cash' }, 'PAYMENT_GATEWAY must be razorpay, sandbox or none.'],
  [{ PAYMENT_GATEWAY: 'razorpay' }, 'RAZORPAY_KEY_ID is needed when PAYMENT_GATEWAY is razorpay.'],
  [
    { PAYMENT_GATEWAY: 'razorpay', RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'secret' },
    'RAZORPAY_WEBHOOK_SECRET is needed when PAYMENT_GATEWAY is razorpay.',
  ],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test.'],
])('names the invalid variable in %j', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new Error(sentence));
});

it('treats an empty variable as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
});

it.each([
  [{}, 'sandbox'],
  [{ NODE_ENV: 'production' }, null],
  [{ NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox' }, 'sandbox'],
])('uses the sandbox in production only when configured: %j', (environment, payments) => {
  expect(readConfig({ ...production, ...environment }).payments).toBe(payments);
});

describe('the seller', () => {
  const razorpay = {
    PAYMENT_GATEWAY: 'razorpay',
    RAZORPAY_KEY_ID: 'id',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'hook',
  };
  const seller = { SELLER_NAME: 'A', SELLER_ADDRESS: 'B', SELLER_GSTIN: '27AAPFU0939F1ZV' };

  it.each([
    [{ SELLER_NAME: '' }, 'SELLER_NAME is needed to sell: tax invoices name the seller.'],
    [{ SELLER_GSTIN: '' }, 'SELLER_GSTIN is needed to sell: tax invoices name the seller.'],
    [{ SELLER_GSTIN: '27AAPFU0939F1ZW' }, 'SELLER_GSTIN must be a GST number with a right check digit.'],
  ])('is required where money is accepted, not %j', (changes, sentence) => {
    const environment = { NODE_ENV: 'production', ...production, ...razorpay, ...seller, ...changes };
    expect(() => readConfig(environment)).toThrow(new Error(sentence));
  });

  it('is in the state of its GST number, and absent without a seller', () => {
    const environment = { NODE_ENV: 'production', ...production, ...razorpay, ...seller };
    expect(readConfig(environment).seller).toMatchObject({ name: 'A', state: '27' });
    expect(readConfig({}).seller).toBeNull();
  });
});

describe('configuration of identity', () => {
  it.each([
    [{ IDENTITY_SECRET: '' }, 'IDENTITY_SECRET is needed in production.'],
    [{ IDENTITY_SECRET: 'short' }, 'IDENTITY_SECRET must be at least 32 characters long.'],
    [
      { IDENTITY_SECRET: 'a'.repeat(32) },
      'IDENTITY_SECRET must be random, like the output of openssl rand -hex 32.',
    ],
    [{ PUBLIC_URL: 'http://tayyib.example' }, 'PUBLIC_URL must be an https address in production.'],
    [{ SMTP_URL: '' }, 'SMTP_URL is needed in production: accounts are verified by mail.'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL is needed in production: mails link to it.'],
    [{ SMS_URL: 'https://sms.example' }, 'SMS_KEY is needed with SMS_URL.'],
    [{ GOOGLE_CLIENT_ID: 'us' }, 'GOOGLE_CLIENT_SECRET is needed with GOOGLE_CLIENT_ID.'],
    [{ APPLE_CLIENT_ID: 'us' }, 'APPLE_TEAM_ID is needed with APPLE_CLIENT_ID.'],
    [
      { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'http://accounts.example' },
      'GOOGLE_ISSUER must be an https address in production.',
    ],
  ])('is complete in production, not %j', (changes, sentence) => {
    expect(() => readConfig({ NODE_ENV: 'production', ...production, ...changes })).toThrow(
      new Error(sentence),
    );
  });

  it('requires TLS of a mail server elsewhere, in production', () => {
    const read = (url: string) =>
      readConfig({ NODE_ENV: 'production', ...production, SMTP_URL: url }).identity.smtp?.requiresTls;
    expect([read('smtp://mail.example'), read('smtp://127.0.0.1')]).toEqual([true, false]);
  });

  it('offers demo accounts on a developer’s machine only, and never beside a database of others', () => {
    const offers = (environment: Record<string, string>) => readConfig(environment).offersDemoAccounts;
    expect(offers({})).toBe(true);
    expect(offers({ NODE_ENV: 'production', ...production })).toBe(false);
    expect(offers({ DATABASE_URL: 'postgres://user:password@host:5432/name' })).toBe(false);
    expect(offers({ NODE_ENV: 'test' })).toBe(false);
  });

  it('shows an outbox everywhere but in production', () => {
    expect(readConfig({ NODE_ENV: 'production', ...production }).identity.hasOutbox).toBe(false);
    expect(readConfig({}).identity.hasOutbox).toBe(true);
  });
});

describe('configuration of backends', () => {
  const elsewhere = (settings: Record<string, string | undefined>) => () =>
    readConfig({ NODE_ENV: 'production', ...production, ARTIFACT_BUCKET: 'modules', ...settings });
  const database = 'postgres://tayyib:secret@10.0.0.3:5432/tayyib';

  it.each([
    [{ DATABASE_URL: database }, 'DATABASE_URL must have sslmode=verify-full in production'],
    [
      { DATABASE_URL: `${database}?sslmode=prefer` },
      'DATABASE_URL must have sslmode=verify-full in production',
    ],
    [
      { DATABASE_URL: 'postgres://localhost/tayyib?host=10.0.0.3' },
      'DATABASE_URL must have sslmode=verify-full in production',
    ],
    [{ REDIS_URL: 'redis://10.0.0.3:6379' }, 'REDIS_URL must begin with rediss: in production'],
  ])('on another machine need TLS: %j', (settings, sentence) => {
    expect(elsewhere(settings)).toThrow(
      new Error(`${sentence}; if nobody else is on that network, name its host in PLAINTEXT_HOSTS.`),
    );
  });

  it.each(['postgresql:///tayyib', 'postgres:///tayyib?sslmode=disable', 'postgres:///tayyib?host='])(
    'name their host, in place of which PGHOST would choose one: %s',
    (DATABASE_URL) => {
      const sentence =
        'DATABASE_URL must name a host: postgres://localhost/name, or postgres:///name?host=/run/postgresql for a socket.';
      expect(elsewhere({ DATABASE_URL })).toThrow(new Error(sentence));
      expect(() => readConfig({ DATABASE_URL })).toThrow(new Error(sentence));
    },
  );

  it.each([
    { DATABASE_URL: `${database}?sslmode=verify-full`, REDIS_URL: 'rediss://10.0.0.3:6379' },
    { DATABASE_URL: 'postgres:///tayyib?host=/run/postgresql', REDIS_URL: undefined },
    { DATABASE_URL: 'postgres://localhost/tayyib', REDIS_URL: 'redis://127.0.0.1:6379' },
    { DATABASE_URL: database, REDIS_URL: 'redis://cache', PLAINTEXT_HOSTS: '10.0.0.3, cache' },
  ])('start with TLS, on this machine, or on a network named as private: %j', (settings) => {
    expect(elsewhere(settings)().databaseUrl).toBe(settings.DATABASE_URL);
  });
});

describe('configuration of modules', () => {
  it.each([
    [
      { NODE_ENV: 'production', ...production, MODULE_SIGNING_KEY: '' },
      'MODULE_SIGNING_KEY is needed in production: pages run nothing that it has not signed.',
    ],
    [
      { NODE_ENV: 'production', ...production, REDIS_URL: 'rediss://cache:6379' },
      'ARTIFACT_BUCKET is needed with REDIS_URL in production: several servers share the files of modules there.',
    ],
    [
      { MODULE_ORIGINS: 'cdn.example' },
      'MODULE_ORIGINS must be addresses like https://cdn.example with spaces between.',
    ],
    [{ ARTIFACT_ENDPOINT: 's3' }, 'ARTIFACT_ENDPOINT must be an address like https://s3.example.'],
  ])('names the invalid variable in %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new Error(sentence));
  });

  it('come from allow-listed origins only, and are stored in the data folder', () => {
    const { modules } = readConfig({
      DATA_DIR: '/data',
      MODULE_ORIGINS: 'https://qa.example/builds http://localhost:9000',
    });
    expect(modules).toMatchObject({
      origins: ['https://qa.example', 'http://localhost:9000'],
      artifacts: { kind: 'folder', folder: '/data/modules' },
    });
  });
});

describe('configuration of limits', () => {
  it.each([
    [{ DATABASE_POOL: '4' }, 'DATABASE_POOL must be between 12 and 500.'],
    [
      { DATABASE_POOL: '14', JOBS_AT_ONCE: '8' },
      'DATABASE_POOL must be at least eight more than JOBS_AT_ONCE: jobs and requests share it.',
    ],
    [{ DRAIN_SECONDS: 'ten' }, 'DRAIN_SECONDS must be a whole number.'],
  ])('name the invalid variable in %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new Error(sentence));
  });

  it('are settings, and a server drains for ten seconds in production only', () => {
    expect(readConfig({ DATABASE_POOL: '40', CONNECTIONS_PER_USER: '5' }).limits).toMatchObject({
      databasePool: 40,
      connectionsPerUser: 5,
      drainMs: 0,
    });
    expect(readConfig({ NODE_ENV: 'production', ...production }).limits.drainMs).toBe(10_000);
    expect(readConfig({ DRAIN_SECONDS: '3' }).limits.drainMs).toBe(3000);
  });
});

describe('configuration of metrics', () => {
  it.each([
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a whole number.'],
    [{ METRICS_PORT: '8080' }, 'METRICS_PORT must differ from PORT.'],
  ])('name the invalid variable in %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new Error(sentence));
  });

  it('are off by default, and otherwise reachable from this machine only', () => {
    expect(readConfig({}).metrics).toBeNull();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toMatchObject({ host: '127.0.0.1', port: 9464 });
    expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.1' }).metrics?.host).toBe('10.0.0.1');
  });
});

import { readConfig } from './config';

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
])('names the variable at fault in %j', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new Error(sentence));
});

it('takes an empty variable for an absent one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
});

it.each([
  [{}, 'sandbox'],
  [{ NODE_ENV: 'production' }, null],
  [{ NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox' }, 'sandbox'],
])('gives plans away in production only when told to: %j', (environment, payments) => {
  expect(readConfig(environment).payments).toBe(payments);
});

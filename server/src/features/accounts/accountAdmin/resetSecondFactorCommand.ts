import { parseArgs } from 'node:util';
import { readConfig } from '../../../config/config';
import { openStore } from '../../../database/openStore';
import { createJobs } from '../../../jobs/createJobs';
import { runCommand } from '../../../lib/runCommand';
import { createUserRepository } from '../identity/userRepository';
import { createMessageQueue } from '../../platform/outbox/messageQueue';
import { resetSecondFactor } from './resetSecondFactor';

const usage = `Usage: npm run reset-second-factor -w server -- --email <email> --why <reason>

Removes the authenticator app, the passkeys and the recovery codes of a user who has lost all of them, from the machine that the
server runs on. First make sure who asks: docs/operations.md.`;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, why: { type: 'string' } } });
  const why = values.why?.trim() ?? '';
  if (values.email === undefined || why === '') {
    console.error(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const store = await openStore(config, (sentence) => console.error(sentence));
  try {
    const user = await createUserRepository(store.db).findByEmail(values.email);
    if (!user) {
      console.error(`No account has the email ${values.email}.`);
      return 1;
    }
    const clock = { now: () => new Date() };
    // the mail is queued here, and sent by a server
    const jobs = createJobs({
      pool: store.pool,
      clock,
      onFailure: () => undefined,
      onError: (message, error) => console.error(message, error),
    });
    const mailer = config.identity.smtp && (async () => undefined);
    const messages = createMessageQueue({ db: store.db, clock, jobs, mailer, sms: null });
    const isReset = await resetSecondFactor(store.db, messages, { user, why, now: clock.now() });
    console.log(
      isReset
        ? `${user.email} signs in with one step again, was signed out everywhere, and is mailed about it.`
        : `${user.email} has no second factor.`,
    );
    return isReset ? 0 : 1;
  } finally {
    await store.close();
  }
}

await runCommand(usage, main);

import { parseArgs } from 'node:util';
import { roles } from '@tayyib/shared/access';
import { readConfig } from '../../../config/config';
import { runCommand } from '../../../lib/runCommand';
import { openStore } from '../../../database/openStore';
import { createUserRepository } from '../identity/userRepository';
import { changeAccount } from './changeAccount';

const usage = `Usage: npm run grant-role -w server -- --email <email> --role <${roles.join('|')}> --why <reason>

Gives an account a role, from the machine that the server runs on: the way to a first administrator. The account must exist.`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, role: { type: 'string' }, why: { type: 'string' } },
  });
  const role = roles.find((each) => each === values.role);
  if (values.email === undefined || values.why === undefined || !role) {
    console.error(usage);
    return 2;
  }
  const store = await openStore(readConfig(process.env), (sentence) => console.error(sentence));
  try {
    const user = await createUserRepository(store.db).findByEmail(values.email);
    if (!user) {
      console.error(`Nobody here has the email ${values.email}. Sign up with it first.`);
      return 1;
    }
    const { isChanged } = await changeAccount(store.db, {
      userId: user.id,
      change: { kind: 'role', role, isGranted: true },
      why: values.why,
      actorId: null,
      address: null,
      now: new Date(),
    });
    console.log(isChanged ? `${user.email} is ${role} now.` : `${user.email} was ${role} already.`);
    return 0;
  } finally {
    await store.close();
  }
}

await runCommand(usage, main);

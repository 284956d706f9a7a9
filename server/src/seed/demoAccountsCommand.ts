import { demoAccounts, demoPassword } from './demoAccounts';

const width = Math.max(...demoAccounts.map(({ email }) => email.length));
console.log(`Demo accounts, all with the password ${demoPassword}:`);
for (const { email, plan, roles = [] } of demoAccounts) {
  console.log(`  ${email.padEnd(width)}  ${[plan.replace('_', ' '), ...roles].join(', ')}`);
}

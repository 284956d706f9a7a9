import { plans } from '@tayyib/shared/plans';
import { useGetSignInMethodsQuery } from '../../session/identityApi';
import styles from './DemoAccounts.module.css';

interface Props {
  isSending: boolean;
  onChoose: (email: string, password: string) => void;
}

/** One button per demo account. Only a developer's server offers them. */
export function DemoAccounts({ isSending, onChoose }: Props) {
  const { data } = useGetSignInMethodsQuery();
  if (!data?.demo) return null;
  const { password, accounts } = data.demo;
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={styles.title}>
        Demo accounts
      </h2>
      <p className={styles.hint}>On a developer’s machine only. One tap signs in.</p>
      <ul className={styles.list}>
        {accounts.map(({ email, name, plan, role }) => (
          <li key={email}>
            <button
              type="button"
              className={styles.account}
              disabled={isSending}
              onClick={() => onChoose(email, password)}
            >
              <strong>{name}</strong>
              <span>{[plans[plan].title, role].filter(Boolean).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

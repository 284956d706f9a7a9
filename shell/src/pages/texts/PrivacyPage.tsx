import { productName } from '@tayyib/shared/brand';
import { contact } from '../../support/contact';
import { TextPage } from './TextPage';
import styles from './TextPage.module.css';

/** Which personal data is stored, and which is not. */
export default function PrivacyPage() {
  return (
    <TextPage
      title="Privacy Policy"
      lead={`What ${productName} stores about you, why, and what it does not do.`}
    >
      <dl className={styles.limits}>
        {[
          ['Advertising', 'none'],
          ['Tracking cookies', 'none'],
          ['Data sold', 'none'],
          ['Files from other servers', 'none'],
        ].map(([of, amount]) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <h2>What we store</h2>
      <ul>
        <li>Your name, your email address and a one-way hash of your password, so that you can sign in.</li>
        <li>What you save here, such as lists and posts, so that you find it again on every device.</li>
        <li>Which devices are signed in, so that you can be signed out.</li>
      </ul>
      <h2>What stays in your browser</h2>
      <p>
        One cookie that holds your session and cannot be read by scripts, one that tells your devices apart,
        and your choices of how the pages look. There are no advertising or tracking cookies.
      </p>
      <h2>What we do not do</h2>
      <p>
        We do not sell your data, show advertising, or send your data to analytics companies. Pages load
        nothing from anyone else&apos;s servers.
      </p>
      <h2>Calls</h2>
      <p>
        Sound and picture of a call go directly from browser to browser where the networks allow it, so the
        other side’s browser learns your internet address. To find that address itself, your browser may ask a
        public server, which learns the address and nothing else.
      </p>
      <h2>What you agree to, and how you withdraw it</h2>
      <p>
        We ask for each consent separately and store it with its date. Under “Consents” on your{' '}
        <a href="/profile">profile</a> you see every one and can switch off those that are optional. When a
        text changes we ask you again.
      </p>
      <h2>Downloading your data</h2>
      <p>
        “Download your data” on your profile gives you everything we store about you in one file, at any time.
      </p>
      <h2>Erasing your account</h2>
      <p>
        “Erase my account” on your profile removes what we store about you at once and for good, signs you out
        everywhere and pays back the unused days of your plan. The law requires us to retain two things.
        Invoices and orders stay for at least eight financial years (section 36 of the CGST Act 2017, section
        128(5) of the Companies Act 2013), without your name and email. The security log stays for one year
        (rule 8(3) of the Digital Personal Data Protection Rules 2025), under a number that identifies nobody.
        What an advisor has signed stays with their name, because every verdict names who is responsible for
        it.
      </p>
      <h2>Your rights</h2>
      <p>
        The Digital Personal Data Protection Act 2023 gives you the right to see, correct and erase what we
        store about you, and to complain. Write to <a href={`mailto:${contact.email}`}>{contact.email}</a>{' '}
        with whatever your profile does not answer.
      </p>
    </TextPage>
  );
}

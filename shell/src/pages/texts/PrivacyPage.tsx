import { productName } from '@tayyib/shared/brand';
import { contact } from '../../layout/footer/contact';
import { TextPage } from './TextPage';

/** What is stored about people, and what is not. */
export default function PrivacyPage() {
  return (
    <TextPage
      title="Privacy Policy"
      lead={`What ${productName} keeps about you, why, and what it does not do.`}
    >
      <h2>What we store</h2>
      <ul>
        <li>Your name, your email address and a one-way hash of your password, so that you can sign in.</li>
        <li>What you keep here, such as lists and posts, so that you find it again on every device.</li>
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
      <h2>Your rights</h2>
      <p>
        Write to <a href={`mailto:${contact.email}`}>{contact.email}</a> to see, correct or delete what we
        hold about you.
      </p>
    </TextPage>
  );
}

import { Link } from '@tayyib/shared/sdk/router';
import { contact } from '../../support/contact';
import { TextPage } from './TextPage';

/** How to contact us. */
export default function ContactPage() {
  return (
    <TextPage title="Contact Us" lead="Write to us. A person reads it.">
      <p>
        With an account, <Link to="/help_center/requests">write a request</Link>: you see there what becomes
        of it, and read our answer there and by mail. The <Link to="/help_center">Help Center</Link> answers
        many questions at once.
      </p>
      <p>
        Without one, write by email: <a href={`mailto:${contact.email}`}>{contact.email}</a>
        <br />
        Place: {contact.place}
      </p>
      <h2>About a verdict</h2>
      <p>
        Name the stock and the figure, and tell us where you read another one. A filing that we have missed or
        misread is corrected, and the stock is screened again.{' '}
        <Link to="/help_center/requests?topic=verdict">Write about a verdict</Link>
      </p>
      <h2>About your account</h2>
      <p>Write a request, or from the address you sign in with. We never ask for your password or a code.</p>
      <h2>About your data</h2>
      <p>
        Under Profile Details you can download what we store about you. For everything else see the{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
      <h2>Complaints</h2>
      <p>
        Put &ldquo;Complaint&rdquo; in the subject, or begin the request with it. Tell us what happened, and
        what would set it right.
      </p>
    </TextPage>
  );
}

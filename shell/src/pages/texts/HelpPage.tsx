import { plans } from '@tayyib/shared/plans';
import { Link } from '@tayyib/shared/sdk/router';
import { contact } from '../../support/contact';
import { ReportProblem } from '../../support/ReportProblem';
import { TextPage } from './TextPage';

const { free, premium, premium_pro: pro } = plans;

/** Frequent questions, and how to contact us. */
export default function HelpPage() {
  return (
    <TextPage title="Help Center" lead="The most frequent questions.">
      <h2>How do I see whether a stock is halal?</h2>
      <p>
        Type its name or code into the search at the top. The page of the stock begins with the answer and the
        reason; below it you can look at it by another standard.
      </p>
      <h2>Why is a stock under review?</h2>
      <p>
        Because something we need is not on file, or too old. Its page lists it under &ldquo;What is
        missing&rdquo;. That makes it neither halal nor haram.
      </p>
      <h2>Why do you disagree with another app?</h2>
      <p>
        Mostly because of another standard or other accounts. Compare the standard and the date of the
        accounts first, then the figures. If one of ours is wrong, <Link to="/contact-us">tell us</Link>.
      </p>
      <h2>How many stocks can I watch?</h2>
      <p>
        On {free.title}, {free.watchlists} watchlist of {free.stocksPerWatchlist} stocks; on {premium.title},{' '}
        {premium.watchlists} of {premium.stocksPerWatchlist}; on {pro.title}, {pro.watchlists} of{' '}
        {pro.stocksPerWatchlist}. <Link to="/plan">See the plans</Link>
      </p>
      <h2>Why was I signed out?</h2>
      <p>
        An account is open on one device at a time: signing in on another signs the first one out. If that was
        not you, <Link to="/profile">change your password</Link>; the page also shows where you were signed
        in.
      </p>
      <h2>How do I sign in with my phone?</h2>
      <p>
        Add your number under <Link to="/profile">Profile Details</Link> and confirm it with the code we send.
        From then on you can choose a code by text message where you log in.
      </p>
      <h2>How do I end my plan?</h2>
      <p>
        Under <Link to="/plan">Subscription Plan</Link>. Unused days are paid back, as the{' '}
        <Link to="/refund-policy">Refund Policy</Link> says.
      </p>
      <h2>Something else?</h2>
      <p>
        Write to <a href={`mailto:${contact.email}`}>{contact.email}</a>. If something does not work, a code
        tells us which versions you were looking at:
      </p>
      <ReportProblem />
    </TextPage>
  );
}

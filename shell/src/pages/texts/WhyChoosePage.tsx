import { productName } from '@tayyib/shared/brand';
import { ActionLink } from '../../controls/actions';
import { ReadNext } from './ReadNext';
import { TextPage } from './TextPage';

/** Why to sign up, for visitors. */
export default function WhyChoosePage() {
  return (
    <TextPage
      title={`Why Choose ${productName}`}
      lead="Many lists say which stocks are halal. Few say how they know."
    >
      <h2>Arithmetic you can follow</h2>
      <p>
        Our rules are published, our figures come from filings, and the calculation is shown. Where we had to
        choose between two sources, the page says which one we used.
      </p>
      <h2>Made for India</h2>
      <p>
        Companies of NSE and BSE, accounts as they are filed here, figures in lakh and crore, and a default
        standard made for Indian companies.
      </p>
      <h2>Honest about its limits</h2>
      <p>
        We are neither your broker, nor your adviser, nor your mufti. No company pays us for its verdict, and
        no scholar&apos;s name appears on anything they have not signed.
      </p>
      <p>
        <ActionLink isPrimary to="/register">
          Sign up free
        </ActionLink>
      </p>
      <ReadNext
        links={[
          ['/Screening_Criteriaall', 'All screening criteria'],
          ['/Top5Benefits', 'Five benefits'],
        ]}
      />
    </TextPage>
  );
}

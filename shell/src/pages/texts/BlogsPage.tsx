import { Link } from '@tayyib/shared/sdk/router';
import { TextPage } from './TextPage';

const pieces: readonly (readonly [to: string, title: string, about: string])[] = [
  [
    '/ShariahCompliantInvesting',
    'Shariah compliant investing',
    'What makes owning a share halal, and what does not.',
  ],
  [
    '/ScreeningCriteriapage',
    'Screening criteria in short',
    'The questions asked of every company, and the limits for its figures.',
  ],
  ['/Purification', 'Purification', 'What to give away of a dividend, and how the amount is calculated.'],
  ['/Top5Benefits', 'Top 5 benefits', 'What you gain from a screen that shows its working.'],
];

/** Links to every article about the method. */
export default function BlogsPage() {
  return (
    <TextPage title="Blogs" lead="Guides to halal investing.">
      {pieces.map(([to, title, about]) => (
        <section key={to}>
          <h2>
            <Link to={to}>{title}</Link>
          </h2>
          <p>{about}</p>
        </section>
      ))}
    </TextPage>
  );
}

import { formatDay } from '@tayyib/shared/format';
import { useViewer } from '@tayyib/shared/modules';
import { CardRow, CardRows } from '@tayyib/shared/page-parts';
import { Link } from '@tayyib/shared/router';
import { readLastResult, type Calculator } from '../../state/lastResults';

const calculators: readonly { id: Calculator; title: string; to: string }[] = [
  { id: 'zakat', title: 'Zakat', to: '/zakat-calculator' },
  { id: 'purification', title: 'Purification', to: '/purification-calculator' },
];

/** What each calculator said last on this device. Nothing is computed here. */
export function CalculatorsCard() {
  const userId = useViewer().user?._id ?? '';
  return (
    <CardRows>
      {calculators.map(({ id, title, to }) => {
        const last = readLastResult(id, userId);
        return (
          <CardRow
            key={id}
            title={<Link to={to}>{title}</Link>}
            detail={
              last
                ? `${last.text}, calculated on ${formatDay(last.day)}`
                : 'Not calculated on this device yet'
            }
          />
        );
      })}
    </CardRows>
  );
}

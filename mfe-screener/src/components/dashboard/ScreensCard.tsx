import type { SavedScreen } from '@tayyib/shared/contracts';
import { formatCountOf } from '@tayyib/shared/values/format';
import { Answered, CardEmpty, CardFoot, CardRow, CardRows } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { useGetSavedScreensQuery } from '../../api/screensApi';
import { firstScreen, writeAdvanced } from '../advanced/useAdvancedScreen';

const maxShown = 3;

/** The saved screens, those followed first, with how many stocks match them. */
export function ScreensCard() {
  return (
    <Answered query={useGetSavedScreensQuery()} lines={6}>
      {({ screens }) =>
        screens.length === 0 ? (
          <CardEmpty action={<Link to="/screener">Open the screener</Link>}>
            No saved screens. Save one and follow it: you are alerted to stocks that start or stop matching.
          </CardEmpty>
        ) : (
          <>
            <CardRows isExcerpt>
              {screens
                .toSorted((a, b) => Number(b.followedAt !== null) - Number(a.followedAt !== null))
                .slice(0, maxShown)
                .map((saved) => (
                  <CardRow
                    key={saved.id}
                    title={<Link to={addressOfScreen(saved)}>{saved.name}</Link>}
                    detail={stateOf(saved)}
                  />
                ))}
            </CardRows>
            <CardFoot>
              <Link to="/screener">
                {screens.length === 1
                  ? 'Open the screener'
                  : `All ${formatCountOf(screens.length, 'screen')}`}
              </Link>
            </CardFoot>
          </>
        )
      }
    </Answered>
  );
}

/** The page of a saved screen, which names its standard: else the page would take the viewer's. */
function addressOfScreen({ text, standard, columns, sort, order }: SavedScreen): string {
  const address = writeAdvanced({ ...firstScreen, text, standard, columns, sort, order });
  address.set('standard', standard);
  return `/screener?${address}`;
}

/** Only followed screens are evaluated each day; the others say so instead of a number. */
function stateOf({ errors, followedAt, matches }: SavedScreen): string {
  const [error] = errors;
  if (error) return error.message;
  if (followedAt === null) return 'Not followed: open it to see its matches';
  if (matches === null || matches === undefined) return 'Followed';
  return `Followed: ${formatCountOf(matches, 'match', 'matches')} at the last check`;
}

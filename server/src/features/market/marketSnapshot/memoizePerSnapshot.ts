import type { MarketPicture } from './MarketSnapshot';

/** Something worked out of a picture of the market once, and kept as long as the picture is. */
export function perPicture<Value>(
  work: (picture: MarketPicture) => Value,
): (picture: MarketPicture) => Value {
  const made = new WeakMap<MarketPicture, { value: Value }>();
  return (picture) => {
    const known = made.get(picture);
    if (known) return known.value;
    const value = work(picture);
    made.set(picture, { value });
    return value;
  };
}

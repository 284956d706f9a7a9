/** Where an event takes place. A link opens elsewhere, and gives that page no access to this one. */
export function EventPlace({ place }: { place: string }) {
  return isWebAddress(place) ? (
    <a href={place} target="_blank" rel="nofollow noopener noreferrer">
      {place}
    </a>
  ) : (
    <span>{place}</span>
  );
}

/** Only addresses over HTTPS or HTTP are links: others could run scripts. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);
}

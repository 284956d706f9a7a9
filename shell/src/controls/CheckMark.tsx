/** A check mark without the component library, for pages with a small first load. Decorative without a label. */
export function CheckMark({ label }: { label?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="currentColor"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        fillRule="evenodd"
        d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm3.6 4.7 1 1-5.3 5.3-3.1-3.1 1-1 2.1 2.1 4.3-4.3Z"
      />
    </svg>
  );
}

/** The exports of a module with one page, which has only a heading. */
export function namedPage(heading: string) {
  const Page = () => <h1>{heading}</h1>;
  return { default: { pages: { Page: async () => ({ default: Page }) } } };
}

/** A figure with its name, in a list of facts (`dl`). */
export function Fact({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

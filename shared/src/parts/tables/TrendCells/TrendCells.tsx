import { ChangeChip } from '../ChangeChip/ChangeChip';
import { FigureCell } from '../FigureCell/FigureCell';
import { Sparkline } from '../Sparkline/Sparkline';

/** How far a price moved on its last day, as a fraction; a dash where that is not known. */
export const ChangeCell = ({ change }: { change: number | null | undefined }) =>
  change === null || change === undefined ? <FigureCell figure={null} /> : <ChangeChip change={change} />;

interface YearProps {
  /** The code of the stock, for screen readers. */
  code: string;
  /** In order of time. */
  closes: readonly number[] | undefined;
}

/** The course of a price over a year; a dash where it is not on file. */
export const YearCell = ({ code, closes = [] }: YearProps) =>
  closes.length > 1 ? (
    <Sparkline label={`${code}, last year`} values={closes} />
  ) : (
    <FigureCell figure={null} missing="No prices of the last year" />
  );

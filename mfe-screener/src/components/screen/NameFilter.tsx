import type { StandardId } from '@tayyib/shared/contracts';
import { StockField } from '@tayyib/shared/parts/fields';
import { useNavigate } from '@tayyib/shared/sdk/router';
import { stockAddress } from '../../domain/stockAddress';
import { useDebouncedInput } from '../market/useDebouncedInput';

interface Props {
  value: string;
  standard: StandardId;
  onChange: (value: string) => void;
}

/** Filters by a part of the name or code, with debounced changes, and opens a stock that is chosen. */
export function NameFilter({ value, standard, onChange }: Props) {
  const navigate = useNavigate();
  const [typed, setTyped] = useDebouncedInput(value, onChange);
  return (
    <StockField
      label="Name or code"
      placeholder="For example Tata"
      standard={standard}
      text={typed}
      onText={setTyped}
      onChoose={({ isin }) => void navigate(stockAddress(isin, standard))}
    />
  );
}

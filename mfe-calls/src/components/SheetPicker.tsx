import { useState, type FormEvent } from 'react';
import { Button, Flex, Input } from '@tayyib/shared/ui';

/** Lays another stock on the table, by its ISIN, or none. */
export function SheetPicker({
  isin,
  onChoose,
}: {
  isin: string | null;
  onChoose: (isin: string | null) => void;
}) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(text.trim().toUpperCase());
    setText('');
  };
  return (
    <form onSubmit={submit}>
      <Flex wrap gap={8}>
        <Input
          style={{ width: 220 }}
          aria-label="ISIN of the stock to look at together"
          placeholder="INE002A01018"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button htmlType="submit" disabled={!/^[A-Za-z]{2}[A-Za-z0-9]{9}\d$/.test(text.trim())}>
          Look at it together
        </Button>
        {isin !== null && <Button onClick={() => onChoose(null)}>Put it away</Button>}
      </Flex>
    </form>
  );
}

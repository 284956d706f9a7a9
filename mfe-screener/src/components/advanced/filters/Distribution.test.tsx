import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { printSubject, type BuilderClause } from '@tayyib/shared/screens';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { full } from '../../../../dev/scenarios';
import type { RangedClause } from '../../../domain/screens/draggedRange';
import { Distribution } from './Distribution';

const metric = { type: 'metric', id: 'debtToAssets', period: null, standard: null } as const;
const literal = (value: number) => ({ type: 'number', value, suffix: null }) as const;
// the histogram covers 0 to 80; one company has 310
const allCompanies = { kind: 'between', metric, time: null, low: literal(0), high: literal(310) } as const;

function Filter() {
  const [clause, setClause] = useState<RangedClause>(allCompanies);
  const change = (next: BuilderClause) => {
    if (next.kind === 'compare' || next.kind === 'between') setClause(next);
  };
  const condition =
    clause.kind === 'compare'
      ? `${clause.op} ${clause.value.value}`
      : `from ${clause.low.value} to ${clause.high.value}`;
  return (
    <>
      <Distribution clause={clause} column="Debt to assets" standard="TASIS" ratios={[]} onChange={change} />
      <output>{`${printSubject(clause.metric)} ${condition}`}</output>
    </>
  );
}

const keys = { ArrowLeft: 37, ArrowRight: 39, End: 35, Home: 36 } as const;

it('changes the filter by one step per arrow key, and sets no bound at the ends of the scale', async () => {
  serverReplies(full);
  renderWithApp(<Filter />, { as: aPerson('premium') });
  const press = async (end: 'from' | 'to', key: keyof typeof keys) => {
    const handle = await screen.findByRole('slider', { name: `Debt to assets, ${end}` });
    fireEvent.keyDown(handle, { key, keyCode: keys[key] });
  };
  const expectFilter = async (text: string) =>
    expect(await screen.findByText(`Debt to assets ${text}`)).toBeInTheDocument();
  await press('to', 'ArrowLeft');
  await expectFilter('<= 79.5');
  await press('to', 'ArrowLeft');
  await expectFilter('<= 79');
  await press('from', 'ArrowRight');
  await expectFilter('from 0.5 to 79');
  await press('to', 'End');
  await expectFilter('>= 0.5');
  await press('from', 'Home');
  await expectFilter('from 0 to 310');
});

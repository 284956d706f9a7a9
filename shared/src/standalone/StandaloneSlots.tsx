import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import type { AnySlotFilling, ModuleDefinition, SlotProps } from '@tayyib/shared/sdk/modules';
import { ErrorBoundary } from '@tayyib/shared/sdk/errors';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { StandaloneGate } from './StandaloneGate';
import styles from './StandalonePages.module.css';

/** A slot of `module.json`; an imported JSON file fits as it is. */
export interface StandaloneSlot {
  slot: string;
  component: string;
  access?: string;
}

/** The stock that the components of a stock's page are shown for. */
export type ExampleStock = SlotProps['stock.panels']['stock'];

interface Props {
  slots: readonly StandaloneSlot[];
  definition: ModuleDefinition;
  stock: ExampleStock;
}

/** Every slot component of a module with the props that the shell would give it, outside the page of its slot. */
export function StandaloneSlots({ slots, definition, stock }: Props) {
  const shown = useMemo(
    () =>
      slots.flatMap((descriptor) => {
        const filling = definition.slots?.[descriptor.component];
        return filling ? [{ descriptor, element: elementOf(filling, stock) }] : [];
      }),
    [slots, definition, stock],
  );
  return (
    <>
      <PageHeading
        title="Slot components"
        lead="What this module shows on pages of the shell and of others."
      />
      {shown.map(({ descriptor: { slot, component, access }, element }) => (
        <section key={`${slot} ${component}`} className={styles.slot} aria-label={component}>
          <h2>
            {component} in {slot}
          </h2>
          <ErrorBoundary fallback={(error) => <p role="alert">{String(error)}</p>}>
            <Suspense fallback={<p>Loading, please wait...</p>}>
              <StandaloneGate access={access}>{element}</StandaloneGate>
            </Suspense>
          </ErrorBoundary>
        </section>
      ))}
    </>
  );
}

function elementOf(filling: AnySlotFilling, stock: ExampleStock): ReactElement {
  switch (filling.slot) {
    case 'stock.actions': {
      const Actions = lazy(filling.load);
      return <Actions stock={stock} />;
    }
    case 'stock.panels': {
      const Panel = lazy(filling.load);
      return <Panel stock={stock} />;
    }
    case 'topbar.search': {
      const Search = lazy(filling.load);
      return <Search />;
    }
    case 'profile.menu': {
      const Menu = lazy(filling.load);
      return <Menu />;
    }
    case 'dashboard.cards':
    case 'topbar.actions':
    case 'shell.overlay': {
      const Part = lazy(filling.load);
      return <Part />;
    }
  }
}

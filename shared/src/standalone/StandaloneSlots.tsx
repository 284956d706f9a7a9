import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import type { AnySlotFilling, HoldingToAdd, ModuleDefinition, SlotProps } from '@tayyib/shared/sdk/modules';
import { ErrorBoundary } from '@tayyib/shared/sdk/errors';
import { Link, useParams } from '@tayyib/shared/sdk/router';
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

/** What slot components are shown for. */
export interface SlotExamples {
  /** The stock of a stock's page. */
  stock: ExampleStock;
  /** The holdings of the portfolio. */
  holdings: readonly HoldingToAdd[];
}

interface Props extends SlotExamples {
  slots: readonly StandaloneSlot[];
  definition: ModuleDefinition;
  /** The address of the page that has a component by itself. */
  addressOf: (component: string) => string;
}

/**
 * Slot components of a module with the props that the shell would give them, outside the page of their slot: all of them, or the one
 * that the address names.
 */
export function StandaloneSlots({ slots, definition, addressOf, stock, holdings }: Props) {
  const { component: only } = useParams();
  const shown = useMemo(
    () =>
      slots.flatMap((descriptor) => {
        if (only !== undefined && only !== descriptor.component) return [];
        const filling = definition.slots?.[descriptor.component];
        return filling ? [{ descriptor, element: elementOf(filling, { stock, holdings }) }] : [];
      }),
    [slots, definition, only, stock, holdings],
  );
  return (
    <>
      <PageHeading
        title={only ?? 'Slot components'}
        lead="What this module shows on pages of the shell and of others."
      />
      {shown.map(({ descriptor: { slot, component, access }, element }) => (
        <section key={`${slot} ${component}`} className={styles.part} aria-label={component}>
          <h2>
            <Link to={addressOf(component)}>{component}</Link> in {slot}
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

const noIsins: ReadonlySet<string> = new Set();
const maxAdded = 50;

function elementOf(filling: AnySlotFilling, { stock, holdings }: SlotExamples): ReactElement {
  switch (filling.slot) {
    case 'stock.actions': {
      const Actions = lazy(filling.load);
      return <Actions stock={stock} />;
    }
    case 'stock.panels': {
      const Panel = lazy(filling.load);
      return <Panel stock={stock} />;
    }
    case 'portfolio.panels': {
      const Panel = lazy(filling.load);
      return <Panel holdings={holdings} isReading={false} />;
    }
    case 'holdings.sources': {
      const Source = lazy(filling.load);
      return <Source present={noIsins} max={maxAdded} onAdd={(added) => added.length} />;
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

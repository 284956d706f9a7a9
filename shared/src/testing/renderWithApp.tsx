import type { ReactElement, ReactNode } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@tayyib/shared/sdk/router';
import type { User } from '@tayyib/shared/contracts';
import { SlotHost, type RenderSlot, type SlotProps } from '@tayyib/shared/sdk/modules';
import { createStore } from '@tayyib/shared/sdk/store';
import { sessionApi } from '@tayyib/shared/sdk/api';
import { AppFrame } from '@tayyib/shared/sdk/theme';

/** What other modules show in slots. */
export type FilledSlots = { [Name in keyof SlotProps]?: (props: SlotProps[Name]) => ReactNode };

interface Options {
  /** The initial location, with its navigation state. */
  at?: string | { pathname: string; state: unknown };
  /** The signed-in user; none by default. */
  as?: User | null;
  /** What other modules show in slots of the component; nothing by default. */
  slots?: FilledSlots;
}

/** Renders a component inside the real store, theme and router, as the shell does. `person` is a user-event instance. */
export function renderWithApp(element: ReactElement, { at = '/', as = null, slots = {} }: Options = {}) {
  const store = createStore();
  store.dispatch(
    sessionApi.util.upsertQueryEntries([{ endpointName: 'getSession', arg: undefined, value: as }]),
  );
  const renderSlot: RenderSlot = (name, props) => slots[name]?.(props);
  const person = userEvent.setup();
  const page = render(
    <AppFrame store={store} mode="light">
      <SlotHost value={renderSlot}>
        <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
      </SlotHost>
    </AppFrame>,
  );
  return { ...page, person, store };
}

import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@tayyib/shared/sdk/router';
import type { User } from '@tayyib/shared/contracts';
import { createStore } from '@tayyib/shared/sdk/store';
import { sessionApi } from '@tayyib/shared/sdk/api';
import { AppFrame } from '@tayyib/shared/sdk/theme';

interface Options {
  /** The initial location, with its navigation state. */
  at?: string | { pathname: string; state: unknown };
  /** The signed-in user; none by default. */
  as?: User | null;
}

/** Renders a component inside the real store, theme and router, as the shell does. `person` is a user-event instance. */
export function renderWithApp(element: ReactElement, { at = '/', as = null }: Options = {}) {
  const store = createStore();
  store.dispatch(
    sessionApi.util.upsertQueryEntries([{ endpointName: 'getSession', arg: undefined, value: as }]),
  );
  const person = userEvent.setup();
  const page = render(
    <AppFrame store={store} mode="light">
      <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
    </AppFrame>,
  );
  return { ...page, person, store };
}

import { screen, waitFor, within } from '@testing-library/react';
import { aPerson } from '@tayyib/shared/testing';
import { slot } from '@tayyib/shared/sdk/modules';
import { aModule } from '../testing/aModule';
import { namedPage } from '../testing/fakeFederation';
import { navLink, openShell } from '../testing/openShell';

const unreachable = () => {
  throw new Error('Failed to load script resources. #RUNTIME-008');
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('when a module cannot be loaded', () => {
  it('shows a notice in its place, leaves the others working, and loads it on Retry', async () => {
    let isUp = false;
    const { person } = openShell({
      at: '/alpha',
      as: aPerson(),
      modules: [aModule('alpha'), aModule('beta')],
      files: {
        alpha: () => (isUp ? namedPage('Alpha page') : unreachable()),
        beta: () => namedPage('Beta page'),
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'Alpha is not available right now' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument();

    await person.click(await navLink('Beta'));
    expect(await screen.findByRole('heading', { name: 'Beta page' })).toBeInTheDocument();

    await person.click(await navLink('Alpha'));
    isUp = true;
    await person.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
  });

  it('offers Retry for a single page whose chunk cannot be loaded', async () => {
    let isUp = false;
    const Page = () => <h1>Alpha page</h1>;
    const load = async () => {
      if (!isUp) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
      return { default: Page };
    };
    const { person } = openShell({
      at: '/alpha',
      as: aPerson(),
      modules: [aModule('alpha')],
      files: { alpha: () => ({ default: { pages: { Page: load } } }) },
    });
    expect(await screen.findByText(/Its files could not be loaded/)).toBeInTheDocument();
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
  });

  it('catches a page that throws while it renders', async () => {
    let isFixed = false;
    const Page = () => {
      if (!isFixed) throw new Error('a bug');
      return <h1>Alpha page</h1>;
    };
    const { person } = openShell({
      at: '/alpha',
      as: aPerson(),
      modules: [aModule('alpha')],
      files: { alpha: () => ({ default: { pages: { Page: async () => ({ default: Page }) } } }) },
    });
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
    expect(screen.queryByText('a bug')).toBeNull();
    isFixed = true;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
  });
});

describe('a slot', () => {
  const card = (text: string) => ({
    default: { pages: {}, slots: { Card: slot('dashboard.cards', async () => () => <p>{text}</p>) } },
  });
  const withCard = (id: string, order: number, access: 'user' | 'premium' = 'user') =>
    aModule(id, {
      routes: [],
      nav: [],
      slots: [{ slot: 'dashboard.cards', component: 'Card', order, access }],
    });

  it('renders the components of the modules in order, and fetches nothing that is locked', async () => {
    const { fetched } = openShell({
      at: '/dashboard',
      as: aPerson('free'),
      modules: [withCard('late', 30), withCard('early', 10), withCard('locked', 20, 'premium')],
      files: {
        late: () => card('late card'),
        early: () => card('early card'),
        locked: () => card('locked card'),
      },
    });
    await screen.findByText('late card');
    await screen.findByText('early card');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText(/ card$/).map(({ textContent }) => textContent)).toEqual([
      'early card',
      'late card',
    ]);
    expect(fetched.filter((path) => path.includes('locked'))).toEqual([]);
  });

  it('offers Retry where one of them failed, and leaves the others untouched', async () => {
    let isUp = false;
    const { person } = openShell({
      at: '/dashboard',
      as: aPerson(),
      modules: [withCard('working', 10), withCard('broken', 20)],
      files: {
        working: () => card('working card'),
        broken: () => (isUp ? card('fixed card') : unreachable()),
      },
    });
    expect(await screen.findByText('working card')).toBeInTheDocument();
    expect(await screen.findByText(/Broken is not available/)).toBeInTheDocument();
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('fixed card')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/not available/)).toBeNull());
  });
});

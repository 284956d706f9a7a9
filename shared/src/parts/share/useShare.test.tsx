import { screen, waitFor } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { useShare } from './useShare';

const ofTcs = {
  title: 'TCS',
  text: 'TCS. Shariah Compliant by TASIS.',
  path: '/halal/TCS',
  picture: '/api/public/cards/stocks/TCS',
};
const address = `${location.origin}/halal/TCS`;

function Page() {
  const { outcome, prepare, share } = useShare(ofTcs);
  return (
    <>
      <button type="button" onPointerEnter={prepare} onClick={share}>
        Share
      </button>
      <p role="status">{outcome}</p>
    </>
  );
}

/** A device with a dialog of its own, which takes files or not. Returns what it was given. */
function device({
  takesFiles,
  answer = async () => {},
}: {
  takesFiles: boolean;
  answer?: () => Promise<void>;
}) {
  const given: ShareData[] = [];
  Object.assign(navigator, {
    share: async (data: ShareData) => {
      given.push(data);
      await answer();
    },
    canShare: ({ files }: ShareData) => files === undefined || takesFiles,
  });
  return given;
}

const fetched = jest.spyOn(globalThis, 'fetch');
beforeEach(() => fetched.mockImplementation(async () => new Response(new Blob(['png']))));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});
afterAll(() => fetched.mockRestore());

const press = async () => {
  const { person } = renderWithApp(<Page />);
  await person.click(screen.getByRole('button', { name: 'Share' }));
};

it('gives the device text, address and picture', async () => {
  const given = device({ takesFiles: true });
  await press();
  expect(given).toMatchObject([
    { title: 'TCS', text: `${ofTcs.text}\n${address}`, files: [{ type: 'image/png' }] },
  ]);
});

it.each([
  ['takes no files', () => device({ takesFiles: false })],
  [
    'has no picture',
    () => {
      fetched.mockImplementation(async () => new Response(null, { status: 404 }));
      return device({ takesFiles: true });
    },
  ],
])('gives text and address to a device that %s', async (_why, prepared) => {
  const given = prepared();
  await press();
  expect(given).toEqual([{ title: 'TCS', text: ofTcs.text, url: address }]);
});

it('copies text and address where there is no dialog, or it is refused; not where it was closed', async () => {
  const { person } = renderWithApp(<Page />);
  const copied: string[] = [];
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const button = screen.getByRole('button', { name: 'Share' });
  await person.click(button);
  expect(await screen.findByText('Text and link copied')).toBeInTheDocument();
  device({ takesFiles: false, answer: () => Promise.reject(new DOMException('', 'AbortError')) });
  await person.click(button);
  device({ takesFiles: false, answer: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  await person.click(button);
  await waitFor(() => expect(copied).toEqual([`${ofTcs.text}\n${address}`, `${ofTcs.text}\n${address}`]));
});

import { screen } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { useState, type ComponentType } from 'react';
import { onDemand } from './onDemand';

const Named = ({ name }: { name: string }) => <p>Hello {name}</p>;

function opened(load: () => Promise<ComponentType<{ name: string }>>) {
  const Dialog = onDemand(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onPointerEnter={Dialog.preload} onClick={() => setOpen(!isOpen)}>
          Toggle
        </button>
        {isOpen && <Dialog name="Maryam" />}
      </>
    );
  }
  return renderWithApp(<Page />, { as: null });
}

const toggle = () => screen.getByRole('button', { name: 'Toggle' });

it('a part on demand is requested when it is first shown, and leaves the focus where it is', async () => {
  let requested = 0;
  const { person } = opened(async () => {
    requested += 1;
    return Named;
  });
  expect(requested).toBe(0);
  await person.tab();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Hello Maryam')).toBeInTheDocument();
  expect(toggle()).toHaveFocus();
});

it('a part on demand is requested when its button is pointed at', async () => {
  let requested = 0;
  const { person } = opened(async () => {
    requested += 1;
    return Named;
  });
  await person.hover(toggle());
  expect(requested).toBe(1);
});

describe('a part on demand after a failure', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('says so in its place, and is requested again when it is next shown', async () => {
    let isUp = false;
    const { person } = opened(async () => {
      if (!isUp) throw new Error('Loading chunk 7 failed.');
      return Named;
    });
    await person.click(toggle());
    expect(await screen.findByText(/This part could not be shown/)).toBeInTheDocument();
    expect(toggle()).toBeInTheDocument();
    await person.click(toggle());
    isUp = true;
    await person.click(toggle());
    expect(await screen.findByText('Hello Maryam')).toBeInTheDocument();
  });

  it('is requested again by its button', async () => {
    let isUp = false;
    const { person } = opened(async () => {
      if (!isUp) throw new Error('Loading chunk 7 failed.');
      return Named;
    });
    await person.click(toggle());
    const again = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await person.click(again);
    expect(await screen.findByText('Hello Maryam')).toBeInTheDocument();
  });
});

import { screen } from '@testing-library/react';
import { aPerson, problem } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';

describe('logging in', () => {
  it('needs both fields', async () => {
    const { person } = openShell({ at: '/login' });
    const button = await screen.findByRole('button', { name: 'LOG IN' });
    expect(button).toBeDisabled();
    await person.type(screen.getByLabelText('Email'), 'ann@tayyib.example');
    expect(button).toBeDisabled();
    await person.keyboard('{Enter}');
    await person.type(screen.getByLabelText('Password'), 'x');
    expect(button).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Sign Up?' })).toHaveAttribute('href', '/register');
  });

  it('tells the server what was typed and opens the dashboard', async () => {
    const { person, asked } = openShell({
      at: '/login',
      answers: { 'POST /api/login': { success: true, data: { user: aPerson() } } },
    });
    await person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'a long password{Enter}');
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
    const sent = asked.find(({ url }) => url.endsWith('/api/login'));
    expect(await sent?.json()).toEqual({
      email: 'ann@tayyib.example',
      password: 'a long password',
      deviceType: 0,
    });
  });

  it("shows the server's refusal and keeps what was typed", async () => {
    const { person } = openShell({
      at: '/login',
      answers: { 'POST /api/login': problem(401, 'wrong-credentials', 'Email or password is incorrect.') },
    });
    await person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is incorrect.');
    expect(screen.getByLabelText('Email')).toHaveValue('ann@tayyib.example');
  });

  it('sends people who are signed in to their dashboard', async () => {
    openShell({ at: '/login', as: aPerson() });
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
    expect(location.pathname).toBe('/dashboard');
  });
});

describe('signing up', () => {
  it('shows a refusal by the field it is about', async () => {
    const { person } = openShell({
      at: '/register',
      answers: {
        'POST /api/add/user': problem(
          409,
          'email-taken',
          'An account with this email already exists.',
          'email',
        ),
      },
    });
    await person.type(await screen.findByLabelText('First name'), 'Ann');
    await person.type(screen.getByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'a long password{Enter}');
    const email = await screen.findByRole('textbox', { name: 'Email', description: /already exists/ });
    expect(email).toBeInvalid();
  });

  it('opens the dashboard of the new account', async () => {
    const { person } = openShell({
      at: '/register',
      answers: { 'POST /api/add/user': { success: true, data: { user: aPerson() } } },
    });
    await person.type(await screen.findByLabelText('First name'), 'Ann');
    await person.type(screen.getByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'a long password');
    await person.click(screen.getByRole('button', { name: 'CREATE ACCOUNT' }));
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
  });
});

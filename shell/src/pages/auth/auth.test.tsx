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

  it('says what is missing, by Enter or by a click on the disabled button', async () => {
    const { person } = openShell({ at: '/login' });
    await person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter both email and password.');
    const button = screen.getByRole('button', { name: 'LOG IN' });
    expect(button).toBeDisabled();
    expect(button.parentElement).not.toBeNull();
  });

  it('offers the demo accounts of a developer’s machine, each by one tap', async () => {
    const demo = {
      password: 'assalamualaikum',
      accounts: [
        { email: 'free@tayyib.example', name: 'Farah Free', plan: 'free', role: null },
        { email: 'staff@tayyib.example', name: 'Safiya Staff', plan: 'free', role: 'staff' },
      ],
    };
    const { person, requests } = openShell({
      at: '/login',
      answers: {
        'GET /api/identity/ways': {
          email: false,
          phone: false,
          google: false,
          apple: false,
          outbox: null,
          demo,
        },
        'POST /api/login': { success: true, data: { user: aPerson() } },
      },
    });
    const accounts = await screen.findByRole('region', { name: 'Demo accounts' });
    expect(accounts).toHaveTextContent('Safiya Staff');
    await person.click(screen.getByRole('button', { name: /^Farah Free/ }));
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
    const sent = requests.find(({ url }) => url.endsWith('/api/login'));
    expect(await sent?.json()).toMatchObject({ email: 'free@tayyib.example', password: 'assalamualaikum' });
  });

  it('sends the credentials and opens the dashboard', async () => {
    const { person, requests } = openShell({
      at: '/login',
      answers: { 'POST /api/login': { success: true, data: { user: aPerson() } } },
    });
    await person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'a long password{Enter}');
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
    const sent = requests.find(({ url }) => url.endsWith('/api/login'));
    expect(await sent?.json()).toEqual({
      email: 'ann@tayyib.example',
      password: 'a long password',
      deviceType: 0,
    });
  });

  it("shows the server's error without clearing the form", async () => {
    const { person } = openShell({
      at: '/login',
      answers: { 'POST /api/login': problem(401, 'wrong-credentials', 'Email or password is incorrect.') },
    });
    await person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is incorrect.');
    expect(screen.getByLabelText('Email')).toHaveValue('ann@tayyib.example');
  });

  it('redirects signed-in users to their dashboard', async () => {
    openShell({ at: '/login', as: aPerson() });
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
    expect(location.pathname).toBe('/dashboard');
  });
});

const dispatch = { resendAfterSeconds: 60, isDelayed: false };
const sent = { success: true, data: dispatch };
const entered = { success: true, data: { user: aPerson() } };

describe('logging in to an account that is not verified', () => {
  it('says so, and goes on to the code page for the same email', async () => {
    const { person, requests } = openShell({
      at: '/login',
      answers: {
        'POST /api/login': problem(403, 'not-verified', 'Your account is not verified.'),
        'POST /api/identity/verification/use': entered,
      },
    });
    await person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'a long password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account is not verified.');
    const verify = await screen.findByRole('button', { name: 'VERIFY' });
    expect(location.pathname).toBe('/otpverification');
    expect(verify).toBeDisabled();
    await person.type(screen.getByLabelText('Code'), '123 456{Enter}');
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
    const used = requests.find(({ url }) => url.endsWith('/verification/use'));
    expect(await used?.json()).toEqual({ email: 'ann@tayyib.example', code: '123456' });
  });
});

describe('logging in before the terms are accepted', () => {
  const waiting = aPerson('free', { userstatus: false });

  it('asks for acceptance first, and then continues', async () => {
    const { person, requests } = openShell({
      at: '/login',
      answers: {
        'POST /api/login': { success: true, data: { user: waiting } },
        'POST /api/userstatus': entered,
      },
    });
    await person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'a long password{Enter}');
    const agree = await screen.findByRole('button', { name: 'I Agree' });
    expect(agree).toHaveAttribute('aria-disabled', 'true');
    await person.click(agree);
    expect(await screen.findByText('Please agree to the terms before proceeding.')).toBeInTheDocument();
    expect(location.pathname).toBe('/login');
    await person.click(screen.getByRole('checkbox'));
    await person.click(agree);
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
    expect(await requests.find(({ url }) => url.endsWith('/userstatus'))?.json()).toEqual({
      userstatus: true,
    });
  });
});

describe('other sign-in methods', () => {
  it('are shown if the server offers them', async () => {
    const methods = { email: true, phone: true, google: true, apple: false, outbox: null };
    openShell({ at: '/login', answers: { 'GET /api/identity/ways': methods } });
    expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/oauth/google/start',
    );
    expect(screen.getByRole('link', { name: 'Use a code or a link by email' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Use a code by text message' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Continue with Apple' })).not.toBeInTheDocument();
    expect(screen.queryByText('development')).not.toBeInTheDocument();
  });

  it('say when a program on this machine stands in for Google and Apple', async () => {
    const methods = {
      email: false,
      phone: false,
      google: true,
      apple: true,
      areProvidersLocal: true as const,
    };
    openShell({ at: '/login', answers: { 'GET /api/identity/ways': { ...methods, outbox: null } } });
    expect(await screen.findByRole('link', { name: /Continue with Apple.*development/ })).toBeInTheDocument();
    expect(screen.getByText(/accepts any email and password/)).toBeInTheDocument();
  });

  it('include a code by email', async () => {
    const { person } = openShell({
      at: '/login/email',
      answers: { 'POST /api/identity/email/code': sent, 'POST /api/identity/email/code/use': entered },
    });
    await person.type(await screen.findByLabelText('Email'), 'ann@tayyib.example{Enter}');
    expect(await screen.findByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
    await person.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
  });

  it('include a code by text message, with its errors by the field', async () => {
    const { person } = openShell({
      at: '/login/phone',
      answers: {
        'POST /api/identity/phone/code': sent,
        'POST /api/identity/phone/code/use': problem(400, 'wrong-code', 'This code is not right.', 'code'),
      },
    });
    await person.type(await screen.findByLabelText('Phone number'), '98765 43210{Enter}');
    await person.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Code', description: /not right/ })).toBeInvalid();
  });

  it.each([
    ['provider=apple&refused=email-missing', 'Apple login failed: Email not returned.'],
    ['provider=apple&refused=registration-failed', 'Registration failed: Please check your backend API.'],
    ['provider=google&refused=cancelled', 'Google login failed: You cancelled it.'],
  ])('show the reason for %s', async (query, sentence) => {
    openShell({ at: `/login?${query}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('never show text from the address', async () => {
    openShell({ at: '/login?provider=apple&refused=Call+this+number' });
    await screen.findByRole('button', { name: 'LOG IN' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a link by email', () => {
  const answers = { 'POST /api/identity/link/use': { ...entered, returnTo: '/dashboard' } };
  const look = (isSameBrowser: boolean) => ({
    'POST /api/identity/link/look': { account: 'a***@tayyib.example', isSameBrowser },
  });

  it('signs in at once in the browser that requested it', async () => {
    openShell({ at: '/login/link#the-token', answers: { ...answers, ...look(true) } });
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
    expect(location.hash).toBe('');
  });

  it('asks for confirmation in any other browser', async () => {
    const { person, requests } = openShell({
      at: '/login/link#the-token',
      answers: { ...answers, ...look(false) },
    });
    expect(await screen.findByText('This link signs you in as a***@tayyib.example.')).toBeInTheDocument();
    expect(requests.some(({ url }) => url.endsWith('/link/use'))).toBe(false);
    await person.click(screen.getByRole('button', { name: 'LOG IN' }));
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
  });

  it('says when it was used already', async () => {
    openShell({
      at: '/login/link#the-token',
      answers: { 'POST /api/identity/link/look': problem(400, 'dead-link', 'This link was used.', 'token') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used.');
    expect(screen.getByRole('button', { name: 'LOG IN' })).toBeDisabled();
  });
});

describe('a forgotten password', () => {
  it('gets the same reply whether or not there is an account', async () => {
    const { person } = openShell({
      at: '/forgotpassword',
      answers: { 'POST /api/identity/password/forgot': sent },
    });
    expect(await screen.findByRole('button', { name: 'SEND THE LINK' })).toBeDisabled();
    await person.type(screen.getByLabelText('Email'), 'ann@tayyib.example{Enter}');
    expect(await screen.findByText(/If there is an account, a link is on its way/)).toBeInTheDocument();
  });

  it('is reset with the link', async () => {
    const { person, requests } = openShell({
      at: '/password#the-token',
      answers: { 'POST /api/identity/password/reset': { success: true } },
    });
    await person.type(await screen.findByLabelText('New password'), 'a long password{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeInTheDocument();
    const reset = requests.find(({ url }) => url.endsWith('/password/reset'));
    expect(await reset?.json()).toEqual({ token: 'the-token', password: 'a long password' });
  });
});

describe('signing up', () => {
  const fill = async (person: ReturnType<typeof openShell>['person']) => {
    await person.type(await screen.findByLabelText('First name'), 'Ann');
    await person.type(screen.getByLabelText('Email'), 'ann@tayyib.example');
    await person.type(screen.getByLabelText('Password'), 'a long password');
    await person.click(screen.getByRole('button', { name: 'CREATE ACCOUNT' }));
  };

  it('shows an error by its field', async () => {
    const { person } = openShell({
      at: '/register',
      answers: { 'POST /api/add/user': problem(400, 'weak-password', 'It is on lists.', 'password') },
    });
    await fill(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('It is on lists.');
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  it('continues with the code and then the dashboard', async () => {
    const { person } = openShell({
      at: '/register',
      answers: {
        'POST /api/add/user': { success: true, data: { email: 'ann@tayyib.example', ...dispatch } },
        'POST /api/identity/verification/use': entered,
      },
    });
    await fill(person);
    expect(await screen.findByText(/ann@tayyib.example/)).toBeInTheDocument();
    await person.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: /Assalamu Alaikum, Ann/ })).toBeInTheDocument();
  });
});

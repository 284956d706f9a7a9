import { Learning } from './pages/Learning';
import { journeys } from './setup/journeys';

journeys('learning', ({ enter }) => {
  async function arrived(as: 'advisor' | 'free' | 'basic') {
    const guest = await enter({ as });
    await guest.page.goto('/dashboard');
    return { ...guest, learning: new Learning(guest.page) };
  }

  it('goes from an announced event over its only seat to its cancellation, which its guest hears of', async () => {
    const title = 'One balance sheet, read aloud';
    const advisor = await arrived('advisor');
    await advisor.learning.open();
    await advisor.learning.announces({ title, place: 'https://meet.example/aloud', seats: '1' });
    await advisor.checkPage();

    const reader = await arrived('free');
    await reader.learning.open();
    const event = reader.learning.event(title);
    await event.getByText('1 of 1 seats are free.').waitFor();
    await event.getByRole('button', { name: 'Take a seat' }).click();
    await event.getByRole('link', { name: 'https://meet.example/aloud' }).waitFor();
    const download = reader.page.waitForEvent('download');
    await event.getByRole('button', { name: 'Add to my calendar' }).click();
    expect((await download).suggestedFilename()).toBe('event.ics');
    await reader.checkPage();

    const late = await arrived('basic');
    await late.learning.open();
    await late.learning.event(title).getByText('Every seat is taken.').waitFor();
    expect(await late.learning.event(title).getByText('meet.example').count()).toBe(0);

    await advisor.learning.cancels('The speaker is ill.');
    await reader.page.getByText(`“${title}” is cancelled`).first().waitFor();
    await reader.page.reload();
    await event.getByText('Cancelled', { exact: true }).waitFor();
    expect(await event.getByRole('button').count()).toBe(0);
  });

  it('goes from a course with two lessons to a reader who goes on with the second', async () => {
    const course = 'Reading a verdict';
    const advisor = await arrived('advisor');
    await advisor.learning.open();
    await advisor.learning.addsCourse(course);
    await advisor.learning.writes('The order of a verdict', 'Business comes **first**.');
    await advisor.learning.writes('Which accounts decide', 'The newest audited annual ones.');
    await advisor.checkPage();

    const reader = await arrived('free');
    await reader.learning.open();
    await reader.page.getByText('0 of 2 lessons read').waitFor();
    await reader.page.getByRole('link', { name: 'The order of a verdict', exact: true }).click();
    await reader.page.getByRole('heading', { level: 1, name: 'The order of a verdict' }).waitFor();
    await reader.checkPage();
    await reader.page.getByRole('button', { name: 'I have read it' }).click();
    await reader.page.getByText('You have read this lesson.').waitFor();
    await reader.page.getByRole('link', { name: 'All events and lessons' }).click();
    await reader.page.getByText('1 of 2 lessons read').waitFor();
    await reader.page.getByRole('link', { name: 'Continue' }).click();
    await reader.page.getByRole('heading', { level: 1, name: 'Which accounts decide' }).waitFor();
  });
});

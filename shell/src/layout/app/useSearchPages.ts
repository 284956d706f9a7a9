import { textPages } from '../../pages/textPages';
import { sidebarAreas, useNavigation } from '../../navigation/useNavigation';

/** Pages without an entry in the navigation. */
const others = [
  { label: 'Profile Details', to: '/profile' },
  { label: 'Subscription Plan', to: '/plan' },
  { label: 'Notifications', to: '/notification' },
  { label: 'Notification settings', to: '/notification/settings' },
  { label: 'Data status', to: '/status' },
  ...textPages
    .filter(({ isForVisitors }) => !isForVisitors)
    .map(({ title, path }) => ({ label: title, to: path })),
];

/** Every page that the search offers to this viewer, each once. */
export function useSearchPages() {
  const entries = useNavigation(...sidebarAreas, 'topbar');
  return [...entries.map(({ label, to, state }) => ({ label, to, state })), ...others].filter(
    ({ to, label }, at, all) => all.findIndex((one) => one.to === to || one.label === label) === at,
  );
}

import type { ModuleEntry, RouteDescriptor } from '@tayyib/shared/contracts';
import { type Location, Navigate, Route, Routes, useLocation } from '@tayyib/shared/sdk/router';
import { PublicLayout } from '../layout/public/PublicLayout';
import { Fetched } from '../outlets/Fetched';
import { Gate } from '../outlets/Gate';
import type { LoadPage } from '../outlets/loadPage';
import { ModuleRoute } from '../outlets/ModuleRoute';
import { UnknownAddress } from '../outlets/UnknownAddress';
import { WithdrawnRoute } from '../outlets/WithdrawnRoute';
import { ownPages } from '../pages/ownPages';
import type { OwnPageDescriptor } from '../pages/OwnPageDescriptor';
import { useIsHydrated } from '../browser/useIsHydrated';
import { useRegistry, useRegistrySubscription } from '../registry/useRegistry';
import { useSession, useSessionSubscription } from '../session/useSession';
import { usePageTitle } from '@tayyib/shared/sdk/modules';
import type { ReactNode } from 'react';

/** The layouts that need antd, in their own chunks so that public pages do not load it. */
export const loadAppLayout = () => import('../layout/app/FramedAppLayout');
export const loadUiFrame = () => import('../layout/UiFrame');

/** Every route of the app: the shell's own pages, and those named in the modules' descriptors. */
export function ShellRoutes() {
  useSessionSubscription();
  useRegistrySubscription();
  const registry = useRegistry();
  const session = useSession();
  const location = useRenderedLocation();
  const { enabled, withdrawn } = registry;
  const { user } = session;
  const routes = enabled.flatMap((entry) => entry.descriptor.routes.map((route) => ({ entry, route })));
  // a public page is for users too, inside the app's layout
  const isForVisitor = ({ route }: { route: RouteDescriptor }) => route.access === 'public' && !user;
  const unknown = <Route path="*" element={<UnknownAddress registry={registry} session={session} />} />;
  return (
    <Routes location={location}>
      <Route element={<PublicLayout />}>
        {ownPages.filter(({ layout }) => layout === 'public').map(ownRoute)}
        <Route element={<Fetched title="This page" load={loadUiFrame} />}>
          {routes.filter(isForVisitor).map(moduleRoute)}
        </Route>
        {!user && unknown}
      </Route>
      <Route element={<Fetched title="This page" load={loadAppLayout} />}>
        {ownPages.filter(({ layout }) => layout === 'app').map(ownRoute)}
        {routes.filter((each) => !isForVisitor(each)).map(moduleRoute)}
        {withdrawn.flatMap(({ descriptor }) => descriptor.routes.map(withdrawnRoute))}
        {user && unknown}
      </Route>
    </Routes>
  );
}

const ownRoute = ({ path, title, access, isForVisitors = false, hasOwnHead, load }: OwnPageDescriptor) => {
  const page = hasOwnHead ? (
    <Fetched key={path} title={title} load={load} />
  ) : (
    <OwnPage key={path} title={title} load={load} />
  );
  return (
    <Route
      key={path}
      path={path}
      element={
        isForVisitors ? (
          <VisitorsOnly>{page}</VisitorsOnly>
        ) : (
          <Gate access={access} title={title}>
            {page}
          </Gate>
        )
      }
    />
  );
};

const moduleRoute = ({ entry, route }: { entry: ModuleEntry; route: RouteDescriptor }) => (
  <Route
    key={route.path}
    path={route.path}
    element={<ModuleRoute key={route.path} entry={entry} route={route} />}
  />
);

const withdrawnRoute = ({ path, title, access }: RouteDescriptor) => (
  <Route key={path} path={path} element={<WithdrawnRoute title={title} access={access} />} />
);

/** A page of the shell itself. */
function OwnPage({ title, load }: { title: string; load: LoadPage }) {
  usePageTitle(title);
  return <Fetched title={title} load={load} />;
}

/** A page for visitors. It is rendered at once; signed-in users are redirected to the dashboard. */
function VisitorsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user ? <Navigate to="/dashboard" replace /> : children;
}

/** The address of the page. While the page hydrates prerendered markup, without query and navigation state, as in the markup. */
function useRenderedLocation(): Location {
  const location = useLocation();
  return useIsHydrated() ? location : { ...location, search: '', state: null };
}

import type { ModuleEntry, RouteDescriptor } from '@tayyib/shared/contracts';
import { Route, Routes } from '@tayyib/shared/router';
import { PublicLayout } from '../layout/public/PublicLayout';
import { Fetched } from '../outlets/Fetched';
import { Gate } from '../outlets/Gate';
import { ModuleRoute } from '../outlets/ModuleRoute';
import { OwnPage } from '../outlets/OwnPage';
import { UnknownAddress } from '../outlets/UnknownAddress';
import { VisitorsOnly } from '../outlets/VisitorsOnly';
import { WithdrawnRoute } from '../outlets/WithdrawnRoute';
import { loadAppLayout, loadUiFrame } from '../layout/frames';
import { ownPages } from '../pages/ownPages';
import type { OwnPageDescriptor } from '../pages/OwnPageDescriptor';
import { useRegistry, useRegistrySubscription } from '../registry/useRegistry';
import { useSession, useSessionSubscription } from '../session/useSession';

/** Every route of the app: the shell's own pages, and those named in the modules' descriptors. */
export function ShellRoutes() {
  useSessionSubscription();
  useRegistrySubscription();
  const registry = useRegistry();
  const session = useSession();
  const { enabled, withdrawn } = registry;
  const { user } = session;
  const routes = enabled.flatMap((entry) => entry.descriptor.routes.map((route) => ({ entry, route })));
  const isPublic = ({ route }: { route: RouteDescriptor }) => route.access === 'public';
  const unknown = <Route path="*" element={<UnknownAddress registry={registry} session={session} />} />;
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {ownPages.filter(({ layout }) => layout === 'public').map(ownRoute)}
        <Route element={<Fetched title="This page" load={loadUiFrame} />}>
          {routes.filter(isPublic).map(moduleRoute)}
        </Route>
        {!user && unknown}
      </Route>
      <Route element={<Fetched title="This page" load={loadAppLayout} />}>
        {ownPages.filter(({ layout }) => layout === 'app').map(ownRoute)}
        {routes.filter((each) => !isPublic(each)).map(moduleRoute)}
        {withdrawn.flatMap(({ descriptor }) => descriptor.routes.map(withdrawnRoute))}
        {user && unknown}
      </Route>
    </Routes>
  );
}

const ownRoute = ({ path, title, access, isForVisitors = false, load }: OwnPageDescriptor) => {
  const page = <OwnPage key={path} title={title} load={load} />;
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

import { useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@tayyib/shared/sdk/errors';
import { LoadingPage } from './LoadingPage';
import { loadedPage, loadPage, type LoadPage } from './loadPage';
import { FailedPage } from './UnavailablePage';

/** A part of the shell that is loaded when first shown. A failed load can be retried without reloading the page. */
export function Fetched({ title, load }: { title: string; load: LoadPage }) {
  const [Page, setPage] = useState<ComponentType | 'failed' | null>(() => loadedPage(load));
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    loadPage(load).then(
      (page) => isWanted && setPage(() => page),
      () => isWanted && setPage('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  const retry = () => {
    setPage(null);
    setAttempt(attempt + 1);
  };
  if (Page === null) return <LoadingPage />;
  if (Page === 'failed') {
    return <FailedPage title={title} message="This page could not be loaded." retry={retry} />;
  }
  return (
    <ErrorBoundary
      fallback={(_error, again) => <FailedPage title={title} message="Something went wrong." retry={again} />}
    >
      <Page />
    </ErrorBoundary>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { makeQueries } from '../lib/queries.js';
import '../lib/watch-moves.js';
import { Announcer } from '../ui/announcer.js';
import { ThemeProvider } from '../ui/theme/theme-provider.js';
import { ChunkBoundary } from './chunk-boundary.js';
import { Entry } from './entry.js';
import { LazyArea } from './parts.js';
import { SessionWatch } from './session-watch.js';

const queries = makeQueries();

/** Providers, routes, and what watches the session. */
export const App = () => (
  <ThemeProvider>
    <QueryClientProvider client={queries}>
      <Announcer>
        <BrowserRouter>
          <SessionWatch />
          <TopOnArrival />
          <ChunkBoundary>
            <Suspense fallback={null}>
              <AllRoutes />
            </Suspense>
          </ChunkBoundary>
        </BrowserRouter>
      </Announcer>
    </QueryClientProvider>
  </ThemeProvider>
);

const doors = ['/login', '/admin'];

const AllRoutes = () => (
  <Routes>
    {doors.map((path) => (
      <Route key={path} path={path} element={<Entry />} />
    ))}
    <Route path="*" element={<LazyArea />} />
  </Routes>
);

/** Scrolls a new page to its top; Back and Forward restore the position. */
function TopOnArrival(): null {
  const { pathname } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how === 'PUSH') window.scrollTo(0, 0);
  }, [pathname, how]);
  return null;
}

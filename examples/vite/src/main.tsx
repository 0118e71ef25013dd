import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { refreshArea } from './api/tanstack-query';
import { startService } from './service';
import { Pets } from './pets';

// Without this line, the requests go to a service at the address of the page.
await startService();

const queries: QueryClient = new QueryClient({ mutationCache: new MutationCache({ onSuccess: refreshArea(() => queries) }) });
const root = document.querySelector('#root');
if (root === null) throw new Error('The page is incomplete');
createRoot(root).render(
  <QueryClientProvider client={queries}>
    <Pets />
  </QueryClientProvider>,
);

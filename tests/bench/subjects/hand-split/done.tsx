import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Done as Inner } from '../hand/done.tsx';

const queryClient = new QueryClient();

export function Done() {
  return (
    <QueryClientProvider client={queryClient}>
      <Inner />
    </QueryClientProvider>
  );
}

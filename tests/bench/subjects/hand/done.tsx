import { QueryClient, QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query';
import ky from 'ky';
import { useEffect } from 'react';
import { titles } from '../../journey.ts';
import { draft } from './ui.tsx';

const api = ky.create({ baseUrl: import.meta.env.VITE_API, retry: 1 });
const queryClient = new QueryClient();

/** The save at the end, with the same packages as the app. No address is set, so nothing is sent. */
function Saved() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (json: unknown) => api.post('applications', { json }).json(),
    onSuccess: () => client.invalidateQueries(),
  });
  useEffect(() => {
    if (import.meta.env.VITE_API) mutate(draft);
  }, [mutate]);
  return <h1>{titles.done}</h1>;
}

export const Done = () => (
  <QueryClientProvider client={queryClient}>
    <Saved />
  </QueryClientProvider>
);

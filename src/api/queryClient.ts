import { QueryClient } from '@tanstack/react-query'

/** The client retries by itself what may be retried; a failure is shown at once, offline too. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, retryOnMount: false, networkMode: 'always', staleTime: 10_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

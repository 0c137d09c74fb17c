import { focusManager, QueryClient } from '@tanstack/react-query'
import { mayAsk } from './poll'
import { recoverTogether } from './recovery'

// also refetch when the window regains focus, not only when a tab is shown
focusManager.setEventListener((comeBack) => {
  // there is no window during prerendering
  if (typeof window === 'undefined') return
  const end = new AbortController()
  for (const event of ['visibilitychange', 'focus'])
    window.addEventListener(event, () => comeBack(), { signal: end.signal })
  return () => end.abort()
})

/** No retries: `call` does them. Failures show at once, even offline. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      retryOnMount: false,
      networkMode: 'always',
      staleTime: 10_000,
      refetchOnWindowFocus: mayAsk,
      // off by default in this network mode
      refetchOnReconnect: mayAsk,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

recoverTogether(queryClient)

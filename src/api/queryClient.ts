import { focusManager, QueryClient } from '@tanstack/react-query'
import { mayAsk } from './poll'
import { recoverTogether } from './recovery'

// the library refetches when a hidden tab is shown again; here also when the window gets the focus back
focusManager.setEventListener((comeBack) => {
  // the build renders pages without a window
  if (typeof window === 'undefined') return
  const end = new AbortController()
  for (const event of ['visibilitychange', 'focus'])
    window.addEventListener(event, () => comeBack(), { signal: end.signal })
  return () => end.abort()
})

/** No retries here: `call` retries what may be retried. A failure is shown at once, also while offline. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      retryOnMount: false,
      networkMode: 'always',
      staleTime: 10_000,
      refetchOnWindowFocus: mayAsk,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

recoverTogether(queryClient)

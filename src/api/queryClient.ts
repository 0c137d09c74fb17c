import { focusManager, QueryClient } from '@tanstack/react-query'
import { mayAsk } from './poll'
import { recoverTogether } from './recovery'

// the library asks again when a tab comes to the front; who comes back from another window sees what is new, too
focusManager.setEventListener((comeBack) => {
  // the build renders pages without a window
  if (typeof window === 'undefined') return
  const end = new AbortController()
  for (const event of ['visibilitychange', 'focus'])
    window.addEventListener(event, () => comeBack(), { signal: end.signal })
  return () => end.abort()
})

/** The client retries by itself what may be retried; a failure is shown at once, offline too. */
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

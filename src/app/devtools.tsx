import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { createRoot } from 'react-dom/client'
import { queryClient } from '@/api/queryClient'

export function showDevtools(): void {
  const container = document.body.appendChild(document.createElement('div'))
  createRoot(container).render(<ReactQueryDevtools client={queryClient} buttonPosition="bottom-left" />)
}

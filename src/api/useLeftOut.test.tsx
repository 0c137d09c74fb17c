import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readAnswer } from './answer'
import { useLeftOut } from './useLeftOut'

test('counts the skipped entries of the shown query only', () => {
  const shown = { id: 'shown' }
  const unreadable = { from: 'user' }
  const answer = readAnswer('listChatMessages', { chat: [unreadable, { text: 'Hi' }] }, shown)
  readAnswer('listChatMessages', { chat: [] }, { id: 'other' })
  const client = new QueryClient()
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: ['listChatMessages', shown], queryFn: () => answer, initialData: answer })
      return useLeftOut()
    },
    {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  )
  expect(result.current).toBe(1)
})

import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { patch } from './query'

type Answer = { rows: number[]; total: number }
const query = queryOptions({
  queryKey: ['list'],
  queryFn: (): Answer => ({ rows: [], total: 0 }),
  select: ({ rows }) => rows.toSorted((a, b) => a - b),
})

test('changes the data of a list that is shown sorted', async () => {
  const client = new QueryClient()
  client.setQueryData<Answer>(['list'], { total: 3, rows: [2, 3, 1] })
  await patch(client, query, (answer) => ({ ...answer, rows: answer.rows.filter((row) => row !== 2) }))
  expect(client.getQueryData(['list'])).toEqual({ total: 3, rows: [3, 1] })
})

test('does not create a list that is not loaded', async () => {
  const client = new QueryClient()
  await patch(client, query, () => ({ rows: [1], total: 1 }))
  expect(client.getQueryData(['list'])).toBeUndefined()
})

test('drops a running fetch that would undo the change', async () => {
  const client = new QueryClient()
  client.setQueryData<Answer>(['list'], { total: 1, rows: [1] })
  let arrive: (answer: Answer) => void = () => undefined
  const queryFn = () => new Promise<Answer>((resolve) => (arrive = resolve))
  const fetched = client.fetchQuery({ queryKey: ['list'], queryFn }).catch(() => null)
  await patch(client, query, (answer) => ({ ...answer, rows: [] }))
  arrive({ total: 1, rows: [1] })
  await fetched
  expect(client.getQueryData(['list'])).toEqual({ total: 1, rows: [] })
})

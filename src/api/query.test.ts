import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { patch } from './query'

type Answer = { rows: number[]; total: number }
const query = queryOptions({
  queryKey: ['list'],
  queryFn: (): Answer => ({ rows: [], total: 0 }),
  select: ({ rows }) => rows,
})

test('changes the rows in the answer, and nothing else', async () => {
  const client = new QueryClient()
  client.setQueryData<Answer>(['list'], { total: 2, rows: [1, 2] })
  await patch(client, query, (rows) => rows.filter((row) => row !== 1))
  expect(client.getQueryData(['list'])).toEqual({ total: 2, rows: [2] })
})

test('leaves a list alone that is not there', async () => {
  const client = new QueryClient()
  await patch(client, query, () => [1])
  expect(client.getQueryData(['list'])).toBeUndefined()
})

test('drops an answer that is under way, which would undo the change', async () => {
  const client = new QueryClient()
  client.setQueryData<Answer>(['list'], { total: 1, rows: [1] })
  let arrive: (answer: Answer) => void = () => undefined
  const queryFn = () => new Promise<Answer>((resolve) => (arrive = resolve))
  const fetched = client.fetchQuery({ queryKey: ['list'], queryFn }).catch(() => null)
  await patch(client, query, () => [])
  arrive({ total: 1, rows: [1] })
  await fetched
  expect(client.getQueryData(['list'])).toEqual({ total: 1, rows: [] })
})

import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { EmptyState } from './EmptyState'
import { QueryView, type QueryLike } from './QueryView'
import { SkeletonList } from './SkeletonList'

const rest = {
  data: undefined,
  error: null,
  isFetching: false,
  errorUpdateCount: 0,
  refetch: fn(),
}

function View({ query }: { query: QueryLike<string[]> }) {
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonList />}
      failed={(error) => (error instanceof Error ? error.message : 'Could not fetch plans.')}
      empty={{
        when: (data) => data.length === 0,
        view: <EmptyState title="No plans yet">Plans appear here once they are added.</EmptyState>,
      }}
    >
      {(data) => (
        <ul>
          {data.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

const meta = preview.meta({
  component: QueryView,
  title: 'Kit/Feedback/QueryView',
  tags: ['autodocs'],
})

export const Pending = meta.story({
  render: () => <View query={{ ...rest, isFetching: true }} />,
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading…'),
})
export const Loaded = meta.story({
  render: () => <View query={{ ...rest, data: ['Starter', 'Premium'] }} />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(2),
})
export const Empty = meta.story({
  render: () => <View query={{ ...rest, data: [] }} />,
  play: async ({ canvas }) => expect(canvas.getByText('No plans yet')).toBeVisible(),
})
export const StaleAfterFailure = meta.story({
  render: () => <View query={{ ...rest, data: ['Starter'], error: new Error('Could not fetch plans.') }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not fetch plans.')
    await expect(canvas.getByText('Starter')).toBeVisible()
  },
})

let answer: () => void = () => {}

/** Behaves like TanStack Query: retrying a first load clears the error and makes the query pending again. */
function Flaky() {
  const [state, setState] = useState<'failed' | 'retrying' | 'loaded'>('failed')
  const refetch = () => {
    setState('retrying')
    answer = () => setState('loaded')
  }
  return (
    <View
      query={{
        data: state === 'loaded' ? ['Starter'] : undefined,
        error: state === 'failed' ? new Error('Could not fetch plans.') : null,
        isFetching: state === 'retrying',
        errorUpdateCount: 1,
        refetch,
      }}
    />
  )
}

export const FailedThenRetried = meta.story({
  tags: ['!autodocs'],
  render: () => <Flaky />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not fetch plans.')
    const button = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Trying…')
    await expect(button).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not fetch plans.')
    answer()
    await waitFor(() => expect(canvas.getByText('Starter')).toBeVisible())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Failed = meta.story({
  tags: ['axe'],
  render: () => <View query={{ ...rest, error: new Error('Could not fetch plans.') }} />,
})

import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import type { User } from '@/contract'
import { UserPicker } from './UserPicker'

test('formats the number of users with separators', () => {
  const users = Array.from({ length: 10_048 }, (_, n): User => ({
    _id: `usr_${n}`,
    name: 'Asha',
    email: `asha${n}@shop.example`,
    role: 'user',
    createdAt: '2026-01-01T00:00:00Z',
  }))
  render(
    <UserPicker
      users={{ data: users, error: null, isFetching: false, errorUpdateCount: 0, refetch: () => undefined }}
      chosen={null}
      onChoose={() => undefined}
      error={undefined}
      finder={createRef()}
    />,
  )
  expect(screen.getByText('The first 5 of 10,048 users. Type more to find another.')).toBeVisible()
})

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidate } from '@/api/query'

/** Refetches when `status` changes, because a decision that a poll has found changes other answers too. */
export function useRefetchOn(status: string | undefined, changes: Parameters<typeof invalidate>[1]): void {
  const client = useQueryClient()
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== undefined && status !== undefined && before.current !== status)
      void invalidate(client, changes)
    before.current = status
  }, [client, status, changes])
}

import { meQuery } from '@/api/auth'
import { queryClient } from '@/api/queryClient'
import { isAdmin } from '@/domain/account'
import { sessionState } from '@/session/state'
import { loadAdminShell } from './loadAdminShell'

/** Starts with who is reading: what is fetched beyond that depends on it. */
export async function chatLoader(): Promise<null> {
  if (sessionState().token !== null) void queryClient.prefetchQuery(meQuery())
  // an admin comes from the panel, whose frame must not go and come back in between
  const reader = queryClient.getQueryData(meQuery().queryKey) ?? null
  if (isAdmin(reader)) await loadAdminShell()
  return null
}

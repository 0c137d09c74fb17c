import { useMemo } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ownerOf } from '@/session/owner'
import { formDrafts, VISITOR } from '@/platform/drafts'
import { useFormDraft } from '@/platform/useFormDraft'
import { useSession } from '@/session/session'

export function useDrafts(kind: string) {
  const { user } = useSession()
  const owner = user ? ownerOf(user) : VISITOR
  return useMemo(() => formDrafts(owner, kind), [owner, kind])
}

export const useAdminDraft = <Values extends FieldValues, Context, Body>(
  form: UseFormReturn<Values, Context, Body>,
  kind: string,
  about?: string,
) => useFormDraft(form, useDrafts(kind), about)

import type { ComponentType } from 'react'

let loading: Promise<{ default: ComponentType }> | undefined

const load = async () => ({ default: (await import('@/admin/shell/AdminShell')).AdminShell })

/** The panel's frame. One promise for all who ask: once it is there, React does not wait for it again. */
export const loadAdminShell = () => (loading ??= load())

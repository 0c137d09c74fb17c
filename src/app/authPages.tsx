import type { ComponentProps } from 'react'
import { loadMatchedRoutes } from '@/firstLoad/lazyRoutes'
import { LoginPage } from '@/site/login/LoginPage'
import { RegisterPage } from '@/site/register/RegisterPage'
import { loadQueryCode } from './prefetch'

/** Preloads the member's page while the user types. A failure is retried when the page opens. */
function loadMemberPage(path: string): void {
  const load = async () => loadMatchedRoutes((await import('./memberRoutes')).memberRoutes, path)
  Promise.all([load(), loadQueryCode('member')]).catch(() => {})
}

export const LoginRoute = ({ Aside }: Pick<ComponentProps<typeof LoginPage>, 'Aside'>) => (
  <LoginPage Aside={Aside} loadNext={loadMemberPage} />
)

export const RegisterRoute = () => <RegisterPage loadNext={loadMemberPage} />

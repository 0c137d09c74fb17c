import type { ComponentProps } from 'react'
import { loadMatchedRoutes } from '@/firstLoad/lazyRoutes'
import { LoginPage as Login } from '@/site/login/LoginPage'
import { RegisterPage as Register } from '@/site/register/RegisterPage'
import { loadReader } from './prefetch'

/**
 * Fetches the code of a member's page while somebody signs in. What fails is fetched again when the page is opened, which
 * then says so.
 */
function loadMemberPage(path: string): void {
  const load = async () => loadMatchedRoutes((await import('./memberRoutes')).memberRoutes, path)
  Promise.all([load(), loadReader('member')]).catch(() => {})
}

export const LoginPage = ({ Aside }: Pick<ComponentProps<typeof Login>, 'Aside'>) => (
  <Login Aside={Aside} loadNext={loadMemberPage} />
)

export const RegisterPage = () => <Register loadNext={loadMemberPage} />

import { Outlet } from 'react-router-dom'
import { NavBar } from './chrome/NavBar'
import { BelowFold } from '@/firstLoad/BelowFold'
import { lazyPart } from '@/firstLoad/lazyPart'

const Footer = lazyPart('footer', async () => {
  // first the newsletter's largest script: one import of both would be a long task on a slow phone
  await import('@/contract')
  return (await import('./chrome/Footer')).Footer
})

/** The frame of every public page. Part of the first load, so it imports nothing that calls the server. */
export function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <NavBar />
      <main id="main" className="min-w-0 flex-1">
        <Outlet />
      </main>
      <BelowFold>
        <Footer />
      </BelowFold>
    </div>
  )
}

import { pageTitle } from '@/config/brand'

export function TeamPage() {
  return (
    <>
      <title>{pageTitle('Our Team')}</title>
      <h1>Our Team</h1>
    </>
  )
}

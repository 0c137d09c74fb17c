import { pageTitle } from '@/config/brand'

export function AboutPage() {
  return (
    <>
      <title>{pageTitle('About')}</title>
      <h1>About</h1>
    </>
  )
}

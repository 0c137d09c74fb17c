import { pageTitle } from '@/config/brand'

export function ContactPage() {
  return (
    <>
      <title>{pageTitle('Contact')}</title>
      <h1>Contact</h1>
    </>
  )
}

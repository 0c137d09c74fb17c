import { pageTitle } from '@/config/brand'

export function ServicesPage() {
  return (
    <>
      <title>{pageTitle('Services')}</title>
      <h1>Services</h1>
    </>
  )
}

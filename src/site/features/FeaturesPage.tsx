import { pageTitle } from '@/config/brand'

export function FeaturesPage() {
  return (
    <>
      <title>{pageTitle('Features')}</title>
      <h1>Features</h1>
    </>
  )
}

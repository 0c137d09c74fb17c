export function FeaturesPage() {
  return <h1>Features</h1>
}

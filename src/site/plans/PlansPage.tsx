export function PlansPage() {
  return <h1>Plans</h1>
}

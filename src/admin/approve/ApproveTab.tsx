export function ApproveTab() {
  return <h1>Approve Subscriptions</h1>
}

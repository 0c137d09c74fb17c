/** An email address or UPI ID, which breaks before its @ where space is short. */
export function AddressText({ children }: { children: string }) {
  const at = children.indexOf('@')
  if (at < 0) return children
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}

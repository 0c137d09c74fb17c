/** An email address or UPI ID, which breaks before its @ in a narrow container. */
export function AddressText({ children }: { children: string }) {
  const at = children.indexOf('@')
  if (at < 0) return children
  return (
    <>
      {children.slice(0, at)}
      <wbr className="@5xl:hidden" />
      {children.slice(at)}
    </>
  )
}

import type { Member } from './members'

/** The member in the door of the house; decoration, the name stands beside it. */
export function Portrait({ name, colour, profileImage }: Member) {
  const look = 'aspect-[10/11] w-full rounded-3'
  if (profileImage !== undefined) {
    return <img src={profileImage} alt="" width={200} height={220} className={look} />
  }
  const initials = name
    .split(' ')
    .map((word) => word[0])
    .join('')
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: colour }}
      className={`grid place-items-center text-48 sm:text-64 font-[600] tracking-[-.05em] text-[#fff] ${look}`}
    >
      {initials}
    </span>
  )
}

import { TextLink } from '@/kit/text/TextLink'
import type { Member } from './members'

export function MemberCard({ member }: { member: Member }) {
  const { name, role, bio, skills, experience, projects, colour, socialLinks } = member
  const links = Object.entries(socialLinks)
  return (
    <article className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-5 border-t border-line-2 py-8 sm:grid-cols-[168px_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-(--gap) @min-[68em]/roster:grid-cols-6 @min-[68em]/roster:grid-rows-none">
      <div className="sm:row-span-3 @min-[68em]/roster:row-span-1">
        <Portrait {...member} />
      </div>
      <div>
        <h3 className="text-28 tracking-[-.028em]">{name}</h3>
        <p className="mt-1 text-15 font-[540] text-ink-2">
          <span
            aria-hidden="true"
            className="mr-2.5 inline-block h-[3px] w-5 rounded-[2px] align-middle"
            style={{ backgroundColor: colour }}
          />
          {role}
        </p>
      </div>
      <div className="col-span-2 mt-4 flex flex-col sm:col-span-1 sm:col-start-2 sm:mt-3 @min-[68em]/roster:col-span-2 @min-[68em]/roster:col-start-3 @min-[68em]/roster:mt-0">
        <p className="max-w-[31.2em] text-ink-2">{bio}</p>
        {links.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-x-5">
            {links.map(([network, href]) => (
              <li key={network}>
                <TextLink standalone href={href} className="min-w-6 text-14">
                  {network}
                  <span className="sr-only">: {name} (opens in a new tab)</span>
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className="col-span-2 mt-5 self-start text-15 sm:col-span-1 sm:col-start-2 @min-[68em]/roster:col-span-2 @min-[68em]/roster:col-start-5 @min-[68em]/roster:mt-0">
        <Fact name="Skills">{skills.join(', ')}</Fact>
        <Fact name="Experience">{experience}</Fact>
        <Fact name="Projects">{projects}</Fact>
      </dl>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] slim:grid-cols-1 gap-x-3 border-b border-line py-2 first:pt-0 last:border-0">
      <dt className="pt-px text-14 text-ink-3">{name}</dt>
      <dd className="font-[520]">{children}</dd>
    </div>
  )
}

/** Decorative, because the name is next to the portrait. */
function Portrait({ name, colour, profileImage }: Member) {
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

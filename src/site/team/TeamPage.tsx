import { brand, pageTitle } from '@/config/brand'
import { paths } from '@/paths'
import { ClosingBand, LinkPair } from '../blocks'
import { MemberCard } from './MemberCard'
import { members } from './members'
import { ValuesAndPerks } from './ValuesAndPerks'

export function TeamPage() {
  return (
    <>
      <title>{pageTitle('Our Team')}</title>
      <section className="wrap halves items-end gap-y-7 pt-[clamp(36px,5vw,72px)] pb-[clamp(40px,5vw,64px)]">
        <h1 className="display-1 max-w-[7.9em]">We’re a team of six.</h1>
        <div>
          <p className="lede">
            No account managers, no back office in another city. These are the people in {brand.city} who
            draw, build and look after your site.
          </p>
          <LinkPair
            className="mt-6"
            first={['Talk to them', paths.contact()]}
            second={['How we work', paths.about()]}
          />
        </div>
      </section>
      <section className="wrap @container/roster pb-(--section)" aria-labelledby="roster">
        <h2 id="roster" className="border-t-2 border-ink py-4 text-22">
          Our Team
        </h2>
        {members.map((member) => (
          <MemberCard key={member.name} member={member} />
        ))}
      </section>
      <ValuesAndPerks />
      <ClosingBand
        title="A seventh chair is free."
        first={['Write to us', paths.contact()]}
        second={['About us', paths.about()]}
      >
        Show us one thing you made and are still proud of. We never ask for degrees.
      </ClosingBand>
    </>
  )
}

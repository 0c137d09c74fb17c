import type { CSSProperties } from 'react'
import { brand } from '@/config/brand'
import { SPLASH_MS } from '@/config/constants'
import { LogoMark } from '@/config/LogoMark'
import { Button } from '@/kit/actions/Button'

const stay = { '--splash-stay': `${SPLASH_MS}ms` } as CSSProperties

/**
 * The splash over the home page (SPEC section 2), drawn as a closed door. Prerendered outside React's root. CSS opens it
 * after 5 s; the starter script ends it on Escape, Tab or a click. It blocks neither focus nor scrolling.
 */
export function Splash() {
  return (
    <section
      aria-label="Welcome"
      className="splash band fixed inset-0 z-40 grid-rows-[1fr_auto_1fr] justify-items-center overflow-hidden text-center"
      style={stay}
    >
      <i className="splash-leaf left-0 origin-left" />
      <i className="splash-leaf right-0 origin-right" />
      <div className="splash-words row-start-2 grid justify-items-center px-(--gut)">
        <LogoMark className="mb-7 h-[72px] w-[68px]" />
        <p className="text-18 text-on-band-2">Welcome To</p>
        <p className="display-1 mt-1.5 font-[680]">{brand.name}</p>
        <p className="lede mt-4">{brand.tagline}</p>
        <div className="mt-9 flex gap-2.5" aria-hidden="true">
          {[0, 1, 2, 3, 4].map((bead) => (
            <i
              key={bead}
              className="splash-bead size-2.5 rounded-full bg-accent"
              style={{ animationDelay: `${bead * 140}ms` }}
            />
          ))}
        </div>
      </div>
      <Button className="splash-words row-start-3 mb-8 self-end">Skip</Button>
    </section>
  )
}

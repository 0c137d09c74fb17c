import { brand } from '@/config/brand'
import { SPLASH_MS } from '@/config/constants'
import { Button } from '@/kit/Button'
import { LogoMark } from '@/kit/LogoMark'
import { endWelcome, useWelcome } from './visit'

/**
 * The welcome over the home page, 5 s once a visit; Escape, a click anywhere or Skip ends it. The page under it is
 * there from the start and stays readable, and neither focus nor scrolling is taken. Prerendered markup has none.
 */
export function Splash() {
  if (!useWelcome()) return null
  return (
    <section
      aria-label="Welcome"
      className="splash band fixed inset-0 z-40 grid grid-rows-[1fr_auto_1fr] justify-items-center overflow-hidden text-center"
      style={{ animationDelay: `${SPLASH_MS - 240}ms` }}
    >
      <div className="toran w-full self-start" aria-hidden="true" />
      <div className="splash-rise grid justify-items-center px-(--gut)">
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
      <Button className="mb-8 self-end" onClick={endWelcome}>
        Skip
      </Button>
    </section>
  )
}

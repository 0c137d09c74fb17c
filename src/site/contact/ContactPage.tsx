import { useSearchParams } from 'react-router-dom'
import { Phrases } from '@/kit/text/Phrases'
import { brand, pageTitle } from '@/config/brand'
import { RESPONSE_HOURS } from '@/config/constants'
import { aboutIn } from './about'
import { ContactForm } from './ContactForm'
import { ContactMethods } from './ContactMethods'
import { MapSection } from './MapSection'

export function ContactPage() {
  const [search] = useSearchParams()
  return (
    <>
      <title>{pageTitle('Contact')}</title>
      <section className="wrap halves gap-y-12 pt-[clamp(36px,5vw,72px)] pb-(--section)">
        <div>
          <h1 className="display-1">Tell us what your site has to do.</h1>
          <p className="lede mt-6 mb-9 max-w-[28.6em]">
            {/* one text node: several would shift separately when the font loads */}
            {`Write, call, or come up the stairs in ${brand.city}. Someone who can build your site answers within ${RESPONSE_HOURS} hours, `}
            <Phrases text={brand.hours} />.
          </p>
          <ContactMethods />
        </div>
        <div className="self-start rounded-3 border border-line-2 bg-surface p-[clamp(20px,3vw,40px)] shadow-low print:hidden">
          <h2 className="mb-6 text-28">Send a message</h2>
          <ContactForm about={aboutIn(search)} />
        </div>
      </section>
      <MapSection />
    </>
  )
}

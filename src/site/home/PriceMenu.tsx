import { BASIC_SITE_WEEKS, COMPLEX_SITE_WEEKS } from '@/config/constants'
import { PriceList } from '../services/PriceList'

export function PriceMenu() {
  return (
    <section className="section">
      <div className="wrap">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 className="display-2 max-w-[14ch]">The whole menu, with prices</h2>
          <p className="max-w-[40ch] text-balance text-ink-2">
            Basic sites take {BASIC_SITE_WEEKS} weeks, complex ones {COMPLEX_SITE_WEEKS}. GST extra, surprises
            not on the list.
          </p>
        </div>
        <PriceList />
      </div>
    </section>
  )
}

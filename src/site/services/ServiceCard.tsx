import { ArrowRight } from 'lucide-react'
import { TextLink } from '@/kit/text/TextLink'
import { IconTile } from '@/kit/text/IconTile'
import { cx } from '@/kit/cx'
import { paths } from '@/paths'
import { contactAbout } from '../contact/about'
import { serviceIcons } from './serviceIcons'
import { priceText, type Service } from './serviceList'

type ServiceCardProps = {
  service: Service
  /** Takes a full row, to avoid a lone card in a group with an odd number of cards. */
  wide: boolean
}

/** The whole card is clickable. */
export function ServiceCard({ service, wide }: ServiceCardProps) {
  const { name, text, price, inPlans } = service
  const { amount, unit } = priceText(service)
  return (
    <li
      className={cx(
        // the list clips the outer borders
        'group relative -mt-px -ml-px flex flex-col border-t border-l border-line bg-surface p-6 print:border hover:bg-sunken',
        wide && 'sm:col-span-2 sm:grid sm:grid-cols-[1fr_auto] sm:gap-x-8',
      )}
    >
      <div>
        <div className="flex items-center gap-3">
          <IconTile {...serviceIcons[name]} />
          <h3 className={wide ? 'text-22 tracking-[-.02em]' : 'text-18'}>{name}</h3>
        </div>
        <p className="mt-3 mb-5 max-w-[29.9em] text-15 text-ink-2">{text}</p>
      </div>
      <p className={cx('mt-auto', wide && 'sm:row-span-2 sm:mt-0 sm:text-right')}>
        <span className="block text-12 text-ink-3">{price === null ? 'Price' : 'Starting at'} </span>
        <strong
          className={cx(
            'font-[600] tracking-[-.03em] tabular-nums',
            wide ? 'text-28 sm:text-48 sm:leading-none' : 'text-22',
          )}
        >
          {amount}
        </strong>
        {unit && <span className="text-14 text-ink-3">{unit}</span>}
      </p>
      <TextLink
        standalone
        to={inPlans ? paths.plans() : contactAbout(name)}
        className="mt-2 justify-self-start self-start text-14 no-underline group-hover:underline after:absolute after:inset-0"
      >
        {`${inPlans ? 'See plans with' : 'Ask about'} ${name}`} <ArrowRight aria-hidden />
      </TextLink>
    </li>
  )
}

import { rupees } from '@/lib/money'
import { Section } from '../blocks'
import mango from './mango.svg?no-inline'

export function LatestProjects() {
  return (
    <Section>
      <h2 className="display-2 mb-8">Latest projects</h2>
      <div className="halves gap-y-6 lg:grid-rows-[auto_auto]">
        <Project
          className="lg:row-span-2"
          title="Ratna Alphonso"
          text="Shop with UPI checkout for a family orchard. Built in three weeks, it sold 412 boxes in its first season."
        >
          <div className="orchard grid size-full place-items-center p-7">
            <div className="grid w-full max-w-[600px] grid-cols-2 items-center gap-[clamp(12px,3vw,36px)]">
              <Receipt />
              <img
                src={mango}
                alt=""
                loading="lazy"
                width="200"
                height="180"
                className="-ml-[12%] w-[112%] max-w-none"
              />
            </div>
          </div>
        </Project>
        <Project
          title="Shore House, Guhagar"
          text="Booking calendar for a homestay with four rooms and no front desk."
        >
          <Calendar />
        </Project>
        <Project
          title="Dr Kale’s clinic"
          text="Token queue on the patient’s own phone, so the bench stays empty."
        >
          <Tokens />
        </Project>
      </div>
    </Section>
  )
}

type ProjectProps = { title: string; text: string; className?: string; children: React.ReactNode }

function Project({ title, text, className = '', children }: ProjectProps) {
  return (
    <article className={`flex flex-col overflow-hidden rounded-3 border border-line bg-surface ${className}`}>
      <div className="grid min-h-[190px] flex-1 place-items-center bg-sunken" aria-hidden="true">
        {children}
      </div>
      <div className="grid gap-0.5 border-t border-line px-[22px] pt-[18px] pb-5">
        <h3 className="text-18">{title}</h3>
        <p className="text-14 text-ink-2">{text}</p>
      </div>
    </article>
  )
}

function Receipt() {
  const lines = [
    ['3 dozen, A1', 4350],
    ['Van', 180],
  ] as const
  return (
    <div className="z-1 rounded-[12px] bg-[#fff] p-[clamp(14px,2vw,24px)] text-[clamp(.75rem,1.1vw,.9375rem)] leading-normal shadow-high tabular-nums">
      <b className="block text-[1.35em] tracking-[-.025em]">Your crate</b>
      Thursday van, Pune
      <div className="my-3 border-t border-dashed border-current opacity-40" />
      {lines.map(([what, price]) => (
        <div key={what} className="flex justify-between gap-2">
          <span>{what}</span>
          <span>{rupees(price)}</span>
        </div>
      ))}
      <div className="my-3 border-t border-dashed border-current opacity-40" />
      <div className="flex justify-between text-[1.2em] font-[640] tracking-[-.02em]">
        <span>Total</span>
        <span>{rupees(4530)}</span>
      </div>
      <div className="mt-4 rounded-[8px] bg-(--leaf) px-1.5 py-[9px] text-center font-[560] text-(--fruit)">
        Pay by UPI
      </div>
    </div>
  )
}

const BOOKED = new Set([9, 10, 11, 19, 20, 21, 22])

function Calendar() {
  return (
    <div className="grid w-full max-w-[344px] grid-cols-7 gap-1 p-6 text-center text-12 text-ink-2 tabular-nums">
      {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((day, index) => (
        <span key={`${day}${index}`}>{day}</span>
      ))}
      {Array.from({ length: 28 }, (_, index) => index + 1).map((day) => (
        <span
          key={day}
          className={`rounded-1 border py-1.5 text-14 ${BOOKED.has(day) ? 'border-ok-line bg-ok-tint font-[620] text-ok' : 'border-line-2 bg-surface'}`}
        >
          {day}
        </span>
      ))}
    </div>
  )
}

function Tokens() {
  const queue = [
    ['14', 'Now with the doctor'],
    ['15', 'About 9 min'],
    ['16', 'About 20 min'],
  ] as const
  return (
    <div className="grid w-full max-w-[344px] gap-2 p-6 text-14">
      {queue.map(([token, text], index) => (
        <div
          key={token}
          className={`flex items-center gap-3.5 rounded-2 border px-3.5 py-[9px] ${index === 0 ? 'border-ok-line bg-ok-tint font-[560] text-ok' : 'border-line-2 bg-surface text-ink-2'}`}
        >
          <b className="w-[34px] text-22 tracking-[-.03em] text-ink tabular-nums">{token}</b>
          {text}
        </div>
      ))}
    </div>
  )
}

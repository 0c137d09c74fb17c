import { Check } from 'lucide-react'
import { brand } from '@/config/brand'
import { rupees } from '@/lib/money'
import { Drawing } from '../blocks'
import mango from './mango.svg?raw'
import { SCENE_QR } from './sceneQr'

const PRODUCTS = [
  ['Hapus A1', 1450],
  ['Hapus A2', 1150],
  ['Pulp, 850 g', 320],
] as const

export function HeroScene() {
  return (
    <div
      role="img"
      aria-label="A client’s mango shop being built in a browser window, with the Premium plan card and a phone showing the UPI payment screen in front of it"
      className="scene-box"
    >
      <div className="scene" aria-hidden="true">
        <ShopWindow />
        <PlanCard />
        <Phone />
      </div>
    </div>
  )
}

function ShopWindow() {
  return (
    <div className="scene-window">
      <div className="scene-tabs">
        <i />
        <i />
        <i />
        <b>ratnaalphonso.example</b>draft 3
      </div>
      <div className="orchard h-full px-[3cqw] py-[2.4cqw]">
        <div className="flex items-center gap-[2.2cqw] text-[1.7cqw] font-[540]">
          <b className="mr-auto text-[2.1cqw] tracking-[-.03em]">Ratna Alphonso</b>
          <span>Orchard</span>
          <span>Season</span>
          <span>Delivery</span>
          <span className="rounded-[.6cqw] bg-(--leaf) px-[1.3cqw] py-[.6cqw] text-(--fruit)">Basket 2</span>
        </div>
        <div className="mt-[6.6cqw] grid grid-cols-[1.1fr_1fr] gap-[2cqw]">
          <div>
            <div
              className="scene-selected text-[5.1cqw] leading-none font-[640] tracking-[-.04em]"
              data-label="Heading, 8 of 12 words"
            >
              Picked on Tuesday, at your door by Friday.
            </div>
            <p className="mt-[2.6cqw] max-w-[27cqw]">
              Devgad hapus, ripened in hay. No carbide, no cold room.
            </p>
          </div>
          <Drawing svg={mango} className="-mt-[4cqw] w-full" />
        </div>
        <div className="-mx-[3cqw] mt-[2.6cqw] grid grid-cols-3 gap-[1.6cqw] bg-[#fff] px-[3cqw] pt-[2.2cqw] pb-[14cqw] tabular-nums">
          {PRODUCTS.map(([name, price]) => (
            <span key={name} className="border-t-[.3cqw] border-(--leaf) pt-[1cqw] text-[1.75cqw]">
              <b className="block">{name}</b>
              {rupees(price)}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

function PlanCard() {
  return (
    <div className="scene-plan">
      <div className="flex items-center justify-between">
        <b className="text-[2.6cqw] tracking-[-.02em]">Premium</b>
        <span className="text-[1.6cqw] font-semibold text-accent-text">Best Value</span>
      </div>
      <div className="my-[.6cqw] text-[6cqw] leading-[1.1] font-semibold tracking-[-.045em] tabular-nums">
        {rupees(4999)}
      </div>
      <div className="text-[1.75cqw] text-ink-3">
        for 90 days, <s>{rupees(5997)}</s>
      </div>
      <ul className="mt-[1.6cqw] grid gap-[.7cqw]">
        {['Shop with UPI checkout', 'Changes within 2 working days', 'One person who knows your site'].map(
          (line) => (
            <li key={line} className="flex items-center gap-[.9cqw]">
              <Check className="size-[2cqw] text-brand-text" strokeWidth={2.6} />
              {line}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

function Phone() {
  return (
    <div className="scene-phone">
      <div className="flex items-center justify-between text-[1.6cqw] font-semibold tabular-nums">
        <span>4:12</span>
        <span className="h-[1.5cqw] w-[7cqw] rounded-[1cqw] bg-ink" />
        <span>82%</span>
      </div>
      <div className="mt-[.6cqw] text-center">
        <div className="text-[1.7cqw] text-ink-2">Pay {brand.name}</div>
        <div className="text-[5cqw] leading-[1.15] font-[620] tracking-[-.045em] tabular-nums">
          {rupees(4499)}
        </div>
        <div className="text-[1.5cqw] font-[560] text-ok">{rupees(500)} coupon applied</div>
      </div>
      <svg className="scene-qr" viewBox="-1 -1.5 31 31" shapeRendering="crispEdges">
        <path stroke="currentColor" d={SCENE_QR} />
      </svg>
      <div className="text-center text-[1.55cqw] text-ink-2">{brand.upiId}</div>
      <div className="mt-auto rounded-[1.2cqw] bg-brand p-[1.35cqw] text-center text-[1.9cqw] font-[580] text-on-brand">
        I have paid
      </div>
    </div>
  )
}

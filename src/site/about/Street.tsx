import { useId } from 'react'

/** The lane that the agency works for: houses of the coast, a shop each, and one door with its marigolds up. */
export function Street() {
  const tiles = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      className="mt-[clamp(24px,4vw,48px)] block h-[clamp(180px,22vw,320px)] w-full stroke-ink"
    >
      <defs>
        <pattern id={tiles} width="14" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 0q3.5 8 7 0t7 0" className="stroke-line-2" strokeWidth="1.4" />
        </pattern>
      </defs>
      <Palm x={86} height={176} />
      <Palm x={1322} height={200} />
      <Palm x={806} height={214} />
      <House x={130} width={210} height={116} roof={58} fill="fill-surface" tiles={tiles}>
        <path d="M160 298v-84h54v84" className="fill-sunken" />
        <path d="M240 214h76v44h-76zM278 214v44" className="fill-accent-tint" />
        <path d="M232 206h92l8-20h-108z" className="fill-accent" />
      </House>
      <House x={366} width={150} height={84} roof={44} fill="fill-sunken" tiles={tiles}>
        <path d="M392 298v-58h42v58" className="fill-surface" />
        <path d="M456 240h38v34h-38zM475 240v34" className="fill-info-tint" />
      </House>
      <OpenDoor />
      <House x={842} width={190} height={100} roof={52} fill="fill-surface" tiles={tiles}>
        <path d="M866 232h90v40h-90zM911 232v40" className="fill-ok-tint" />
        <path d="M858 224h106l8-20h-122z" className="fill-brand-line" />
        <path d="M976 298v-70h38v70" className="fill-sunken" />
      </House>
      <House x={1064} width={226} height={126} roof={62} fill="fill-sunken" tiles={tiles}>
        <path d="M1096 214h34v42h-34zM1150 214h34v42h-34zM1224 214h34v42h-34z" className="fill-surface" />
        <path d="M1148 298v-26h42v26" className="fill-accent-tint" />
      </House>
      <path d="M0 298h1440" strokeWidth="4" />
    </svg>
  )
}

type HouseProps = {
  x: number
  width: number
  /** Of the wall; the roof stands on it. */
  height: number
  roof: number
  fill: string
  tiles: string
  children: React.ReactNode
}

function House({ x, width, height, roof, fill, tiles, children }: HouseProps) {
  const top = 298 - height
  const slope = `M${x - 20} ${top}L${x + 32} ${top - roof}H${x + width - 32}L${x + width + 20} ${top}z`
  return (
    <g>
      <path d={`M${x} 298V${top}H${x + width}V298`} className={fill} />
      <path d={slope} className="fill-surface" />
      <path d={slope} fill={`url(#${tiles})`} />
      {children}
    </g>
  )
}

function Palm({ x, height }: { x: number; height: number }) {
  const top = 298 - height
  return (
    <g className="fill-ok-tint stroke-ok">
      <path
        d={`M${x - 5} 298Q${x + 10} ${298 - height / 2} ${x} ${top}Q${x + 18} ${298 - height / 2} ${x + 5} 298`}
      />
      <path
        d={`M${x} ${top}q-26-26-58-6q32-6 58 6q-40-4-52 26q22-24 52-26q26-26 58-6q-32-6-58 6q40-4 52 26q-22-24-52-26q-6-26 8-46q-10 22-8 46`}
      />
    </g>
  )
}

/** The agency's own house: the widest door, open, under the string of marigolds. */
function OpenDoor() {
  return (
    <g>
      <path d="M548 298V108h236v190" className="fill-surface" />
      <path d="M536 108h260V90H536z" className="fill-sunken" />
      <path d="M622 298V156h88v142" className="fill-accent-tint" strokeWidth="5" />
      <path d="M622 156l-30 14v128h30z" className="fill-sunken" />
      <path d="M710 156l30 14v128h-30z" className="fill-sunken" />
      <g className="fill-accent stroke-none">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((bead) => (
          <circle key={bead} cx={631 + bead * 10} cy={164 + Math.sin((bead / 7) * Math.PI) * 9} r="4.4" />
        ))}
      </g>
      <path d="M606 298h120v-8H606z" className="fill-line-2" />
    </g>
  )
}

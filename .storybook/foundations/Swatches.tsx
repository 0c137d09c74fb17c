import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '@/kit/actions/clipboard'
import { SegmentedControl } from '@/kit/actions/SegmentedControl'
import css from '../../src/kit/tokens.css?raw'
import { declarationsOf } from '../tokens/parse'
import { oklchOf, type ThemeName, themes } from './colour'
import { families } from './colourRoles'

const values = {
  light: new Map(declarationsOf(css, 'light')),
  dark: new Map(declarationsOf(css, 'dark')),
}

const notations = {
  variable: { label: 'var()', write: (token: string) => `var(--${token})` },
  hex: { label: 'Hex', write: (_: string, oklch: string) => oklchOf(oklch).hex },
  oklch: { label: 'oklch()', write: (_: string, oklch: string) => oklch },
}
type Notation = keyof typeof notations
const options = (['variable', 'hex', 'oklch'] as const).map((value) => ({
  value,
  label: notations[value].label,
}))

type SwatchProps = { token: string; theme: ThemeName; notation: Notation }

function Swatch({ token, theme, notation }: SwatchProps) {
  const [copied, setCopied] = useState('')
  const text = notations[notation].write(token, values[theme].get(token) ?? '')
  const copy = async () => {
    if (await copyText(text)) setCopied(text)
  }
  const isCopied = copied === text
  return (
    <button
      type="button"
      onClick={() => void copy()}
      onBlur={() => setCopied('')}
      className="group flex min-h-11 w-full items-center gap-3 rounded-1 text-start text-12 hover:bg-sunken"
    >
      <span
        data-theme={theme}
        className="h-10 w-16 shrink-0 rounded-1 border border-edge forced-color-adjust-none"
        style={{ background: `var(--${token})` }}
      />
      <span className="grid min-w-0 flex-1">
        <span className="text-ink-2">
          <span className="sr-only">Copy {token}, </span>
          {theme === 'light' ? 'Light' : 'Dark'}
        </span>
        <span className="font-mono wrap-anywhere">{text}</span>
      </span>
      <output className="flex items-center gap-1 pe-2 text-ink-2 [&>svg]:size-4">
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {isCopied && 'Copied'}
      </output>
    </button>
  )
}

/** Every colour token in both themes. Choosing one copies it. */
export function Swatches() {
  const [notation, setNotation] = useState<Notation>('variable')
  return (
    <div className="sb-unstyled grid gap-8 text-ink">
      <SegmentedControl
        legend="Copy as"
        showLegend
        value={notation}
        onChange={setNotation}
        options={options}
      />
      {families.map(({ name, use, tokens }) => (
        <section key={name} aria-label={name} className="grid gap-3 border-t border-line-2 pt-4">
          <h3 className="text-18">{name}</h3>
          <p className="max-w-(--measure) text-14 text-ink-2">{use}</p>
          <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-4 p-0">
            {tokens.map((token) => (
              <li key={token} className="grid gap-1 rounded-2 border border-line bg-surface p-3">
                <strong className="text-14">{token}</strong>
                {themes.map((theme) => (
                  <Swatch key={theme} token={token} theme={theme} notation={notation} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

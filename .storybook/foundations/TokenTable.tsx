import type { CSSProperties } from 'react'
import css from '../../src/kit/tokens.css?raw'
import { WideTable } from './WideTable'

type TokenTableProps = {
  /** Says what the tokens are for. */
  name: string
  /** When to use each token, by its name. */
  uses: Record<string, string>
  /** The style that shows a token on its sample. */
  sample?: (value: string) => CSSProperties
}

const valueOf = (token: string) => new RegExp(`^ {2}--${token}:\\s*([^;]+);`, 'm').exec(css)?.[1]

/** Tokens with their values from tokens.css, a sample, and when to use them. */
export function TokenTable({ name, uses, sample }: TokenTableProps) {
  // a phone has no room for both
  const valueClass = sample ? 'max-sm:hidden' : 'max-sm:px-2! max-sm:wrap-anywhere'
  return (
    <WideTable name={name}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col" className={valueClass}>
            Value
          </th>
          {sample && <th scope="col">Sample</th>}
          <th scope="col">Use</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(uses).map(([token, use]) => (
          <tr key={token}>
            <td>
              <code>{token}</code>
            </td>
            <td className={valueClass}>{valueOf(token)}</td>
            {sample && (
              <td className="max-sm:px-2!">
                <div role="img" aria-label={`Sample of ${token}`} style={sample(`var(--${token})`)} />
              </td>
            )}
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

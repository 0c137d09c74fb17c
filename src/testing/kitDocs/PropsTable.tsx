import type { InputType, StrictArgTypes } from 'storybook/internal/types'
import { Words } from './Words'

/** As written, without what the question mark of an optional prop adds. */
const typeOf = ({ table }: InputType) =>
  (table?.type?.detail ?? table?.type?.summary ?? '').replace(/ \| undefined$/, '')

/** What docgen read of a component's types: the comments on them are the only place where a prop is explained. */
export function PropsTable({ name, argTypes }: { name: string; argTypes: StrictArgTypes }) {
  const rows = Object.values(argTypes).filter((row) => row.table?.disable !== true)
  if (rows.length === 0) return <p>It has no props of its own.</p>
  return (
    <div className="kd-scroll" role="region" aria-label={`Props of ${name}`} tabIndex={0}>
      <table className="kd-table kd-props">
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">What it does</th>
            <th scope="col">Type</th>
            <th scope="col">Without it</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <code>{row.name}</code>
              </th>
              <td>{row.description && <Words>{row.description}</Words>}</td>
              <td>
                <code>{typeOf(row)}</code>
              </td>
              <td>
                {row.type?.required ? 'required' : <code>{row.table?.defaultValue?.summary ?? '–'}</code>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

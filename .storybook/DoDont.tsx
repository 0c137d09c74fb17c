import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

type ExampleProps = { why: string; children: ReactNode }

/** An example below its verdict and the reason. Links need a router; here they lead nowhere. */
function Example({ why, verdict, children }: ExampleProps & { verdict: ReactNode }) {
  return (
    <figure className="sb-unstyled row-span-2 m-0 grid grid-rows-subgrid gap-3 text-ink">
      <figcaption className="grid content-start gap-1 pt-3 text-14">
        {verdict}
        {why}
      </figcaption>
      <div className="overflow-x-auto rounded-2 border border-line bg-paper p-5">
        <MemoryRouter>{children}</MemoryRouter>
      </div>
    </figure>
  )
}

/** A good and a bad example, side by side if there is room. */
export const DoDont = ({ children }: { children: ReactNode }) => (
  <div className="my-6 grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</div>
)

export const Do = (props: ExampleProps) => (
  <Example
    {...props}
    verdict={
      <strong className="flex items-center gap-1.5 border-t-4 border-ok pt-2 text-ok">
        <Check aria-hidden="true" size={18} /> Do
      </strong>
    }
  />
)

export const Dont = (props: ExampleProps) => (
  <Example
    {...props}
    verdict={
      <strong className="flex items-center gap-1.5 border-t-4 border-dashed border-err pt-2 text-err">
        <X aria-hidden="true" size={18} /> Don’t
      </strong>
    }
  />
)

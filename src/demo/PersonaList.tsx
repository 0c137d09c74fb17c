import { demoPassword, type Persona, personas } from '@mocks/seeds/personas'
import { ArrowRight } from 'lucide-react'
import { Spinner } from '@/kit/feedback/Spinner'
import { Panel } from '@/kit/layout/Panel'
import { Avatar } from '@/kit/text/Avatar'
import type { LoginAsideProps } from '@/site/login/LoginPage'

/** A list of the personas, beside the login form. One click signs in, with the same call as the form. */
export function PersonaList({ pendingEmail, onPick }: LoginAsideProps) {
  return (
    <Panel title="Look around as…" flush>
      <ul className="divide-y divide-line">
        {personas.map((persona) => (
          <li key={persona.id}>
            <PersonaButton
              persona={persona}
              pending={pendingEmail === persona.email}
              onPick={() => onPick({ email: persona.email, password: demoPassword })}
            />
          </li>
        ))}
      </ul>
      <p className="max-w-none border-t border-line bg-sunken px-5 py-3 text-14 text-ink-2">
        This is a demo. What you do here stays in this browser.
      </p>
    </Panel>
  )
}

type PersonaButtonProps = { persona: Persona; pending: boolean; onPick: () => void }

function PersonaButton({ persona: { name, email, title }, pending, onPick }: PersonaButtonProps) {
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      className="group flex w-full items-center gap-3.5 px-5 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-3"
      onClick={onPick}
    >
      <Avatar name={name} size={36} />
      <span className="grid min-w-0 flex-1 leading-snug">
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <strong>
            <span className="sr-only">Log in as</span> {name}
          </strong>
          <span className="text-14 wrap-anywhere text-ink-3">{email}</span>
        </span>
        <span className="text-14 text-ink-2">{title}</span>
      </span>
      {pending ? (
        <Spinner />
      ) : (
        <ArrowRight aria-hidden="true" className="size-[18px] text-ink-3 group-hover:text-ink" />
      )}
    </button>
  )
}

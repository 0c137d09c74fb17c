import type { MockCall } from '@mocks/calls/calls'
import type { Body, Message } from '@mocks/calls/message'
import { CircleX, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { IconButton } from '@/kit/actions/IconButton'
import { parsedJson } from '@/lib/json'
import { VerdictMark } from './VerdictMark'
import { durationText, outcomeText, sizeText, timeText, verdictOf, whoText } from './words'

type CallDetailsProps = { call: MockCall; onClose: () => void }

export function CallDetails({ call, onClose }: CallDetailsProps) {
  const section = useRef<HTMLElement>(null)
  const titleId = useId()
  const { method, path, operation, who, startedAt, durationMs, outcome, deviations } = call
  useDetailsKeys(section, onClose)
  return (
    <section
      ref={section}
      aria-labelledby={titleId}
      className="flex min-h-0 flex-[1.5] flex-col gap-3 overflow-y-auto pt-2 text-12 @2xl:flex-1 @2xl:border-l @2xl:border-line @2xl:pt-0 @2xl:pl-3"
    >
      <div className="flex items-start gap-2">
        <h3 id={titleId} tabIndex={-1} className="min-w-0 flex-1 py-1 text-14 wrap-anywhere outline-none">
          {method} {path}
        </h3>
        <IconButton label="Close details" icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <VerdictMark verdict={verdictOf(call)} />
        <span>{outcomeText(outcome)}</span>
        {durationMs !== null && <span>{durationText(durationMs)} ms</span>}
        <span>{timeText(startedAt)}</span>
        <span>{whoText(who)}</span>
        <span>{operation ?? 'Not in the contract'}</span>
      </div>
      {deviations.length > 0 && (
        <ul
          aria-label="What breaks the contract"
          className="tone-err grid gap-1 rounded-1 border border-(--c-l) bg-(--c-t) p-2 text-(--c)"
        >
          {deviations.map((deviation) => (
            <li key={deviation.in} className="flex gap-1.5 wrap-anywhere">
              <CircleX aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
              <span>
                The {deviation.in} breaks the contract at <strong>{deviation.place}</strong>: {deviation.why}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Part title="Request" message={call.request} />
      <Part title="Answer" message={call.answer} />
    </section>
  )
}

/** Focuses the heading; Escape closes the details, not the panel. */
function useDetailsKeys(section: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const part = section.current
    part?.querySelector('h3')?.focus({ preventScroll: true })
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    part?.addEventListener('keydown', listen)
    return () => part?.removeEventListener('keydown', listen)
  }, [section])
}

function Part({ title, message }: { title: string; message: Message | null }) {
  return (
    <div className="grid gap-1.5">
      <h4 className="text-12 font-[560]">{title}</h4>
      {message === null ? (
        <p className="text-ink-2">There is none.</p>
      ) : (
        <>
          <details>
            <summary className="cursor-pointer text-ink-2">Headers ({message.headers.length})</summary>
            <Lines label={`${title}: headers`} rows={message.headers} />
          </details>
          <BodyView title={title} body={message.body} />
        </>
      )}
    </div>
  )
}

function BodyView({ title, body }: { title: string; body: Body }) {
  if (body.kind === 'none') return <p className="text-ink-2">No body.</p>
  if (body.kind === 'form')
    return (
      <Lines
        label={`${title}: form`}
        rows={body.fields.map((field) => [
          field.name,
          'value' in field ? field.value : `${field.file}, ${field.type}, ${sizeText(field.bytes)}`,
        ])}
      />
    )
  return (
    <>
      {body.cut && (
        <p className="text-ink-2">
          Only the first {sizeText(new Blob([body.text]).size)} of {sizeText(body.bytes)} are shown.
        </p>
      )}
      <Code label={`${title}: body`}>{pretty(body.text)}</Code>
    </>
  )
}

const Code = ({ label, children }: { label: string; children: ReactNode }) => (
  <pre
    role="region"
    aria-label={label}
    tabIndex={0}
    className="max-h-80 overflow-auto rounded-1 bg-sunken p-2 font-mono text-12 whitespace-pre-wrap wrap-anywhere"
  >
    {children}
  </pre>
)

function Lines({ label, rows }: { label: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <dl aria-label={label} className="grid gap-0.5 rounded-1 bg-sunken p-2 font-mono wrap-anywhere">
      {rows.map(([name, value], index) => (
        // the key includes the index, because a form may repeat a field; rows never move
        <div key={`${index} ${name}`}>
          <dt className="inline font-[560]">{name}: </dt>
          <dd className="inline">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function pretty(text: string): string {
  const value = parsedJson(text)
  return value === undefined ? text : JSON.stringify(value, null, 2)
}

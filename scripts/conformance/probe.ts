import type { Answer } from '@/api/answer'
import { type OperationId, operations, pathOf } from '@/contract'
import type { Deviation, Finding } from './finding'
import { failureOf, judgeRefusal, judgeSuccess, type Refused } from './judgeAnswer'
import { judgeBody, unclearDates } from './judgeBody'
import { consequence } from './product'
import { type Call, type Exchange, isHtml, isSuccess, type RequestContext } from './requestContext'

export type Input = Partial<Pick<Call, 'token' | 'body' | 'headers'>> & { params?: Record<string, string> }

/** Thrown if a check cannot continue because something it needs is missing. A failed call has already been reported. */
export class Blocked extends Error {}

/** Makes the calls of a run and collects the findings. */
export class Probe {
  readonly requests: RequestContext
  readonly findings: Finding[] = []
  readonly tested = new Set<OperationId>()
  /** Calls that the server accepted although it should have refused them. */
  readonly accepted: { id: OperationId; exchange: Exchange }[] = []
  readonly #missing = new Set<OperationId>()
  readonly #secrets = new Set<string>()
  #unknownRoute: Promise<Exchange> | null = null

  constructor(requests: RequestContext) {
    this.requests = requests
  }

  callOf(id: OperationId, { params = {}, token = null, ...rest }: Input = {}): Call {
    return { method: operations[id].method.toUpperCase(), path: pathOf(id, params), token, ...rest }
  }

  send(id: OperationId, input: Input = {}): Promise<Exchange> {
    return this.requests.send(this.callOf(id, input))
  }

  /** Makes a valid call and reports how its answer deviates. Throws Blocked if the call fails. */
  async succeed<Id extends OperationId>(id: Id, input: Input = {}): Promise<Answer<Id> | undefined> {
    const exchange = await this.send(id, input)
    if (!isSuccess(exchange) || (isHtml(exchange) && typeof exchange.body === 'string')) {
      await this.#fail(id, exchange)
      throw new Blocked(`${id} does not work`)
    }
    this.tested.add(id)
    const { deviations, answer } = judgeBody(id, exchange.body)
    for (const each of [...judgeSuccess(id, exchange), ...deviations]) this.report(id, exchange.call, each)
    return answer
  }

  /** Makes a call that must be refused, and reports a wrong status or message. */
  async mustRefuse(id: OperationId, input: Input, refused: Refused): Promise<Exchange> {
    const exchange = await this.send(id, input)
    if (isSuccess(exchange)) this.accepted.push({ id, exchange })
    if (this.#missing.has(id)) return exchange
    if (!this.tested.has(id) && (await this.#isMissing(exchange))) {
      await this.#fail(id, exchange)
      return exchange
    }
    const deviation = judgeRefusal(id, exchange, refused)
    if (deviation) this.report(id, exchange.call, deviation)
    return exchange
  }

  /** Reports a deviation unless one with the same title, operation and place is known. */
  report(operation: OperationId | null, call: Call, { title, found, text, area, verdict }: Deviation): void {
    const [place, expected, got] = found
    const isKnown = this.findings.some(
      (each) => each.title === title && each.operation === operation && each.place === place,
    )
    if (isKnown) return
    this.findings.push({
      title,
      area: area ?? 'rule',
      verdict: verdict ?? (text === undefined ? 'differs' : 'breaks'),
      operation,
      place,
      expected,
      got: this.#printable(got),
      curl: this.requests.curl(call),
      consequence: text === undefined ? undefined : consequence(operation, this.#printable(text)),
    })
  }

  /** Whether the list's dates in this field have one meaning and can be judged. Call it after reading the list. */
  hasClearDates(list: OperationId, field: string): boolean {
    return !this.findings.some(
      ({ title, operation, place }) =>
        operation === list && place.endsWith(field) && Object.values(unclearDates).includes(title),
    )
  }

  /** Keeps the secret out of the report, even if an answer repeats it. */
  keepSecret(secret: string): void {
    if (secret !== '') this.#secrets.add(secret)
  }

  /** The answer at an address that is not in the contract. */
  unknownRoute(): Promise<Exchange> {
    const call = { method: 'GET', path: '/api/auth/no-such-address-0', token: null }
    this.#unknownRoute ??= this.requests.send(call)
    return this.#unknownRoute
  }

  /** Removes secrets and control characters, which a server's text may contain. */
  #printable(text: string): string {
    const hidden = [...this.#secrets].reduce((each, secret) => each.replaceAll(secret, '…'), text)
    return hidden.replaceAll(/\p{Cc}/gu, ' ')
  }

  async #isMissing({ status, text, headers, call }: Exchange): Promise<boolean> {
    if (status === 405 || status === 501) return true
    if (status !== 404) return false
    const unknown = await this.unknownRoute()
    return isHtml({ headers, text }) || bare(text, call) === bare(unknown.text, unknown.call)
  }

  async #fail(id: OperationId, exchange: Exchange): Promise<void> {
    const isMissing = await this.#isMissing(exchange)
    if (isMissing) this.#missing.add(id)
    this.report(id, exchange.call, failureOf(id, exchange, isMissing))
  }
}

/** The answer without spaces and without the call's path and method, which it may repeat. */
const bare = (answer: string, { path, method }: Call): string =>
  answer.replaceAll(path, '').replaceAll(method, '').replaceAll(/\s/g, '')

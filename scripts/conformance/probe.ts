import { type OperationId, operations, pathOf } from '@/contract'
import type { Answer } from '@/api/answer'
import { curlOf } from './curl'
import type { Area, Finding } from './finding'
import { aroundBody, failed, otherMessage, otherStatus, type Refusal } from './judge'
import { type Call, type Exchange, isHtml, isSuccess, type Line } from './line'
import { meeting } from './product'
import { judgeBody } from './shape'

export type Input = {
  params?: Record<string, string>
  body?: unknown
  token?: string | null
  headers?: Record<string, string>
}

/** A check cannot go on: what it stands on did not work, and that is reported already. */
export class Blocked extends Error {}

type Breach = Pick<Finding, 'cause' | 'title' | 'place' | 'expected' | 'got'> & {
  /** What a person meets; without it the product copes. */
  text?: string
  area?: Area
}

const everywhere = { screen: 'Every screen', address: '/' }

/** Makes the calls of one run, and keeps what is found. */
export class Probe {
  readonly line: Line
  readonly findings: Finding[] = []
  /** Operations that have succeeded once. */
  readonly driven = new Set<OperationId>()
  /** Operations that have no route. */
  readonly missing = new Set<OperationId>()
  readonly #secrets = new Set<string>()
  #unknownRoute: Promise<Exchange> | null = null

  constructor(line: Line) {
    this.line = line
  }

  callOf(id: OperationId, { params = {}, token = null, ...rest }: Input = {}): Call {
    return { method: operations[id].method.toUpperCase(), path: pathOf(id, params), token, ...rest }
  }

  /** One call, not judged. */
  send(id: OperationId, input: Input = {}): Promise<Exchange> {
    return this.line.send(this.callOf(id, input))
  }

  /** A valid call. Throws Blocked when the server does not do it; reports that, and everything in its answer that differs. */
  async succeed<Id extends OperationId>(id: Id, input: Input = {}): Promise<Answer<Id> | undefined> {
    const exchange = await this.send(id, input)
    if (!isSuccess(exchange) || isPage(exchange)) {
      await this.#fail(id, exchange)
      throw new Blocked(`${id} does not work`)
    }
    this.driven.add(id)
    const curl = this.curl(exchange.call)
    const { findings, answer } = judgeBody(id, exchange.body, curl)
    for (const finding of [...aroundBody(id, exchange, curl), ...findings]) this.add(finding)
    return answer
  }

  /** A call that must be refused. Reports another status, another message, and an answer without one. */
  async refused(id: OperationId, input: Input, refusal: Refusal): Promise<Exchange> {
    const exchange = await this.send(id, input)
    if (this.missing.has(id)) return exchange
    if (!this.driven.has(id) && (await this.#isMissing(exchange))) {
      await this.#fail(id, exchange)
      return exchange
    }
    const curl = this.curl(exchange.call)
    const isRefused = exchange.status === refusal.status
    const finding = isRefused
      ? otherMessage(id, exchange, refusal, curl)
      : otherStatus(id, exchange, refusal, curl)
    if (finding) this.add(finding)
    return exchange
  }

  /** Something that no schema sees. */
  breach(id: OperationId | null, call: Call, { text, area = 'rule', ...rest }: Breach): void {
    const meets =
      text === undefined ? {} : { meets: id === null ? { ...everywhere, text } : meeting(id, text) }
    const verdict = text === undefined ? 'differs' : 'breaks'
    this.add({ ...rest, area, verdict, operation: id, curl: this.curl(call), ...meets })
  }

  /** Never to be written down, also where a server repeats it. */
  keepSecret(secret: string): void {
    if (secret !== '') this.#secrets.add(secret)
  }

  /** The same of one operation at one place is said once. */
  add(found: Finding): void {
    const finding = this.#printable(found)
    const same = this.findings.some(
      ({ cause, operation, place }) =>
        cause === finding.cause && operation === finding.operation && place === finding.place,
    )
    if (!same) this.findings.push(finding)
  }

  curl(call: Call): string {
    return curlOf(call, this.line.address(call.path))
  }

  /** What the server says of an address that no contract knows. */
  unknownRoute(): Promise<Exchange> {
    const call = { method: 'GET', path: '/api/auth/no-such-address-0', token: null }
    this.#unknownRoute ??= this.line.send(call)
    return this.#unknownRoute
  }

  /** What a server says may repeat a secret, and hold characters that a terminal obeys. */
  #printable({ got, meets, ...rest }: Finding): Finding {
    const safe = (text: string) =>
      [...this.#secrets]
        .reduce((each, secret) => each.replaceAll(secret, '…'), text)
        .replaceAll(/\p{Cc}/gu, ' ')
    return { ...rest, got: safe(got), ...(meets ? { meets: { ...meets, text: safe(meets.text) } } : {}) }
  }

  async #isMissing({ status, text, headers, call }: Exchange): Promise<boolean> {
    if (status === 405 || status === 501) return true
    if (status !== 404) return false
    const unknown = await this.unknownRoute()
    return isHtml({ headers, text }) || bare(text, call) === bare(unknown.text, unknown.call)
  }

  async #fail(id: OperationId, exchange: Exchange): Promise<void> {
    const missing = await this.#isMissing(exchange)
    if (missing) this.missing.add(id)
    this.add(failed(id, exchange, missing, this.curl(exchange.call)))
  }
}

const isPage = (exchange: Exchange): boolean => isHtml(exchange) && typeof exchange.body === 'string'

/** Without what an answer repeats of the call. */
const bare = (answer: string, { path, method }: Call): string =>
  answer.replaceAll(path, '').replaceAll(method, '').replaceAll(/\s/g, '')

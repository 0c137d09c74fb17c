import type { OperationId } from '@/contract'
import type { Failure } from '@/texts/failure'
import { catalogue, type CatalogueText, type How } from '@/demo/errors/texts'

/** Which call failed, and all that its text depends on. */
type FailedCall = Failure & { readonly operation: OperationId }

const patterns: [RegExp, CatalogueText][] = []
const byText = new Map<string, CatalogueText[]>()
for (const entry of catalogue) {
  if (typeof entry.shown === 'string') continue
  const { text } = entry.shown
  if (text.includes('{')) patterns.push([patternOf(text), entry])
  else byText.set(text, [...(byText.get(text) ?? []), entry])
}
const fromServer = catalogue.filter(({ shown }) => shown === 'server')
const silent = catalogue.filter(({ shown }) => shown === 'silent')

/**
 * Notes which texts of the catalogue come on screen while it watches, each only after the failure that it answers. Looks
 * at what was added or changed alone, and at whole text nodes: the suite must not notice it.
 */
export class CatalogueWatch {
  private readonly reached = new Set<string>()
  private readonly failures: FailedCall[] = []
  private shown = false
  /** What came while a dialog still hid the page behind it: it counts when it outlasts the dialog. */
  private readonly behind: { node: Node; ids: string[] }[] = []
  private readonly observer = new MutationObserver((records) => this.read(records))

  start() {
    this.reached.clear()
    this.failures.length = 0
    this.behind.length = 0
    this.shown = false
    this.observer.observe(document, { subtree: true, childList: true, characterData: true })
  }

  /** A call has failed; what answers it counts from now on. */
  failed(call: FailedCall) {
    this.failures.push(call)
  }

  /** Ends the watch; the ids of the texts that were reached. */
  stop(): string[] {
    this.read(this.observer.takeRecords())
    this.observer.disconnect()
    for (const { node, ids } of this.behind) if (node.isConnected && !isHidden(node)) this.add(ids)
    if (!this.shown && document.querySelector('[role="alert"]') === null) this.add(this.due(silent))
    return [...this.reached]
  }

  private read(records: MutationRecord[]) {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') this.look(target)
      else for (const node of addedNodes) this.look(node)
    }
  }

  private look(node: Node) {
    if (node.nodeType === Node.TEXT_NODE) this.compare(node)
    for (let child = node.firstChild; child !== null; child = child.nextSibling) this.look(child)
  }

  private compare(node: Node) {
    const text = node.nodeValue?.trim() ?? ''
    if (text === '') return
    const found = [
      ...(byText.get(text) ?? []),
      ...patterns.filter(([pattern]) => pattern.test(text)).map(([, entry]) => entry),
      ...(this.failures.some(({ serverMessage }) => serverMessage === text) ? fromServer : []),
    ]
    if (found.length === 0) return
    const ids = this.due(found, text)
    if (isHidden(node)) this.behind.push({ node, ids })
    else this.add(ids)
  }

  private add(ids: string[]) {
    this.shown = true
    for (const id of ids) this.reached.add(id)
  }

  private due(entries: CatalogueText[], text?: string): string[] {
    return entries.filter((entry) => this.isDue(entry, text)).map(({ id }) => id)
  }

  /** Whether the failure that the entry answers has happened. */
  private isDue({ failed, shown }: CatalogueText, text?: string): boolean {
    if (failed === undefined) return true
    return this.failures.some(
      (call) =>
        failed.operations.some((id) => id === call.operation) &&
        (failed.how === undefined || happened(call, failed.how)) &&
        (failed.unexplained !== true || call.serverMessage === undefined) &&
        (shown !== 'server' || call.serverMessage === text),
    )
  }
}

function happened({ kind, status = 0 }: Failure, wanted: How): boolean {
  if (typeof wanted === 'object') return !wanted.not.includes(status)
  if (wanted === '5xx') return status >= 500
  return wanted === status || wanted === kind
}

const isHidden = (node: Node) => Boolean(node.parentElement?.closest('[hidden], [aria-hidden="true"]'))

/** A value is one word: an amount, a role. */
function patternOf(text: string): RegExp {
  return new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '\\S+')}$`)
}

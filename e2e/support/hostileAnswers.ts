import type { Page } from '@playwright/test'
import { hostilePictures, hostileTexts } from '../../mocks/seeds/hostileTexts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const kinds = Object.values(hostileTexts)
/** Wider than a window, and no place to break. */
const WIDE = 'W'.repeat(200)

/** What the product finds its way by. */
const kept = /^(_?id|userId|token|role|from|plan)$/
/** What the contract lists the values of, or gives a form: now and then such a server has another. */
const seldom = /^(status|reopenStatus|renewalStatus|paymentMethod|paymentType|category)$/
const isDate = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

/**
 * From now on each answer that this page reads has a hostile text in each of its texts, without regard to what the contract
 * says of them: 10,000 letters for a name, no address for an email, no colour for a colour. Besides, each object has fields
 * that the contract does not know. A write is answered as before.
 */
export async function makeAnswersHostile(page: Page) {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const body = hostile((await response.json()) as Json, new Map(), '')
    await route.fulfill({ response, json: body })
  })
}

/** `turns`: how many texts each field has had so far, and how many hostile ones there were. */
function hostile(value: Json, turns: Map<string, number>, key: string): Json {
  if (Array.isArray(value)) return value.map((each) => hostile(each, turns, key))
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, inner]) => [name, hostile(inner, turns, name)] as const)
    // names that a careless spread would hand on to React or to every object
    const unknown: [string, Json][] = [
      ['__proto__', { isAdmin: true, toString: hostileTexts.markup }],
      ['dangerouslySetInnerHTML', { __html: hostileTexts.markup }],
      ['onClick', hostileTexts.javascriptLink],
      ['href', hostileTexts.javascriptLink],
      ['style', 'position:fixed;inset:0'],
    ]
    return Object.fromEntries<Json>([...fields, ...unknown])
  }
  const isText = typeof value === 'string' && !isDate(value)
  if (!isText || kept.test(key)) return value
  const next = (counted: string) => {
    const turn = turns.get(counted) ?? 0
    turns.set(counted, turn + 1)
    return turn
  }
  const turn = next(key)
  if (seldom.test(key) && turn % 5 !== 0) return value
  if (key === 'profileImage') return hostilePictures[turn % hostilePictures.length] ?? value
  // every other text of a field is a wide one: which stand beside each other changes with what the server keeps
  return turn % 2 === 1 ? WIDE : (kinds[next('') % kinds.length] ?? value)
}

import type { Page } from '@playwright/test'
import { hostilePictures, hostileTexts } from '../../mocks/seeds/hostileTexts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const kinds = Object.values(hostileTexts)

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
    const body = hostile((await response.json()) as Json, { turn: 0 }, '')
    await route.fulfill({ response, json: body })
  })
}

function hostile(value: Json, place: { turn: number }, key: string): Json {
  if (Array.isArray(value)) return value.map((each) => hostile(each, place, key))
  if (typeof value === 'object' && value !== null) {
    place.turn += 1
    const fields = Object.entries(value).map(([name, inner]) => [name, hostile(inner, place, name)] as const)
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
  place.turn += 1
  if (seldom.test(key) && place.turn % 5 !== 0) return value
  const texts = key === 'profileImage' ? hostilePictures : kinds
  return texts[place.turn % texts.length] ?? value
}

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepTranslatedTexts } from './translatedTexts'

type Sentence = { count: number; urgent?: boolean; more?: boolean }

function Sentence({ count, urgent = false, more = true }: Sentence) {
  return (
    <p>
      {urgent && <b>Urgent: </b>}
      Your plan ends in {count} days{more && ', and can be renewed'}
    </p>
  )
}

const sentence = () => screen.getByRole('paragraph')

keepTranslatedTexts()

/** Replaces text nodes with `<font>` elements as browsers do: one for each, or one for all siblings. */
async function translate(words: string[]) {
  const texts = [...sentence().childNodes].filter((node) => node instanceof Text)
  for (const [index, text] of texts.entries()) {
    const word = words[index]
    if (word === undefined) text.remove()
    else {
      const font = document.createElement('font')
      font.textContent = word
      text.replaceWith(font)
    }
  }
  await seen()
}

/** Resolves once the mutation observer has run. */
const seen = () => new Promise((resolve) => void setTimeout(resolve, 0))

test('lets React insert before a translated text and remove another one', async () => {
  const { rerender } = render(<Sentence count={3} />)
  await translate(['Tumchi yojana ', '3', ' divsat sampel', ', navi karta yeil'])
  expect(sentence()).toHaveTextContent('Tumchi yojana 3 divsat sampel, navi karta yeil')
  rerender(<Sentence count={3} urgent more={false} />)
  await seen()
  expect(sentence()).toHaveTextContent('Urgent: Tumchi yojana 3 divsat sampel')
})

test('shows a changed figure instead of its old translation', async () => {
  const { rerender } = render(<Sentence count={3} />)
  await translate(['Tumchi yojana ', '3', ' divsat sampel', ', navi karta yeil'])
  rerender(<Sentence count={2} />)
  await seen()
  expect(sentence()).toHaveTextContent('Tumchi yojana 2 divsat sampel, navi karta yeil')
})

test('restores the original sentence when its figure changes', async () => {
  const { rerender } = render(<Sentence count={3} />)
  await translate(['Tumchi yojana 3 divsat sampel, navi karta yeil'])
  expect(sentence()).toHaveTextContent('Tumchi yojana 3 divsat sampel, navi karta yeil')
  rerender(<Sentence count={2} />)
  await seen()
  expect(sentence()).toHaveTextContent('Your plan ends in 2 days, and can be renewed')
})

test('restores the original when the browser removes a translation', async () => {
  render(<Sentence count={3} />)
  await translate(['Tumchi yojana ', '3', ' divsat sampel', ', navi karta yeil'])
  for (const font of sentence().querySelectorAll('font')) font.remove()
  await seen()
  expect(sentence()).toHaveTextContent('Your plan ends in 3 days, and can be renewed')
})

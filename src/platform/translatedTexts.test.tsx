import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepTranslatedTexts } from './translatedTexts'

type Sentence = { count: number; urgent?: boolean; more?: boolean }

/** Three texts side by side, with something that comes before them and a text that goes. */
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

/** What the browser does: `<font>` elements instead of text nodes, one for each or one for all neighbours. */
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

/** Once the changes have been seen. */
const seen = () => new Promise((resolve) => void setTimeout(resolve, 0))

test('something comes before a translated text, and another text goes', async () => {
  const { rerender } = render(<Sentence count={3} />)
  await translate(['Tumchi yojana ', '3', ' divsat sampel', ', navi karta yeil'])
  expect(sentence()).toHaveTextContent('Tumchi yojana 3 divsat sampel, navi karta yeil')
  rerender(<Sentence count={3} urgent more={false} />)
  await seen()
  expect(sentence()).toHaveTextContent('Urgent: Tumchi yojana 3 divsat sampel')
})

test('a figure that changes is shown, not the translation of the earlier one', async () => {
  const { rerender } = render(<Sentence count={3} />)
  await translate(['Tumchi yojana ', '3', ' divsat sampel', ', navi karta yeil'])
  rerender(<Sentence count={2} />)
  await seen()
  expect(sentence()).toHaveTextContent('Tumchi yojana 2 divsat sampel, navi karta yeil')
})

test('restores a translated sentence when its figure changes', async () => {
  const { rerender } = render(<Sentence count={3} />)
  await translate(['Tumchi yojana 3 divsat sampel, navi karta yeil'])
  expect(sentence()).toHaveTextContent('Tumchi yojana 3 divsat sampel, navi karta yeil')
  rerender(<Sentence count={2} />)
  await seen()
  expect(sentence()).toHaveTextContent('Your plan ends in 2 days, and can be renewed')
})

test('a translation that the browser takes back leaves the original', async () => {
  render(<Sentence count={3} />)
  await translate(['Tumchi yojana ', '3', ' divsat sampel', ', navi karta yeil'])
  for (const font of sentence().querySelectorAll('font')) font.remove()
  await seen()
  expect(sentence()).toHaveTextContent('Your plan ends in 3 days, and can be renewed')
})

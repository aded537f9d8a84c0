import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import { openChecks, section } from './panel-under-test.tsx'

fakeMedia()

const similar = {
  questionText: 'Title of q2',
  answer: 'We added the new column, wrote to both, and slept.',
  maxWordRate: 34.2,
  maxAiRate: 58.2,
  textSimilarityAnswers: [
    {
      publicAnswer: 'First added the new column; then wait.',
      wordTextSimilarity: 34.2,
      aiTextSimilarity: 51,
    },
    { publicAnswer: 'Something else.', wordTextSimilarity: 3.125, aiTextSimilarity: 58.2 },
  ],
}

test('an answer and the public ones show with their rates, and what stands in both is marked [R3-047]', async () => {
  openChecks({ report: { checkTextRepetition: 1, textSimilarityRes: [similar] } })
  const entry = await section('Title of q2')
  for (const rate of ['34.20%', '58.20%', '51.00%', '3.13%']) {
    expect(entry.getAllByText(rate).length).toBeGreaterThan(0)
  }
  const [own, theirs] = [...document.querySelectorAll('blockquote')].filter(
    ({ className }) => className === 'text',
  )
  expect(own?.textContent).toBe(similar.answer)
  expect(own?.querySelector('mark')?.textContent).toBe('added the new column')
  expect(theirs?.textContent).toBe('First added the new column; then wait.')
  expect(theirs?.querySelector('mark')?.textContent).toBe('added the new column')
  expect(entry.getByText('Something else.')).toBeTruthy()
})

test.each([
  ['was not switched on', { checkTextRepetition: 0 }],
  ['has no result', { checkTextRepetition: 1 }],
  ['is withheld', {}],
])('a comparison that %s does not say that nothing similar was found', async (_case, report) => {
  openChecks({ report })
  const similarity = await section('Answer similarity')
  expect(await similarity.findByText('No similarity records')).toBeTruthy()
})

test('a very long answer shows its compared part first, and the rest when it is asked for', async () => {
  const answer = `${'word '.repeat(6_000)}the end`
  openChecks({
    report: {
      checkTextRepetition: 1,
      textSimilarityRes: [{ ...similar, answer, textSimilarityAnswers: [] }],
    },
  })
  const entry = await section('Title of q2')
  expect(entry.queryByText(/the end/)).toBe(null)
  await userEvent.click(entry.getByRole('button', { name: 'Show the full text' }))
  expect(entry.getByText(/the end/)).toBeTruthy()
})

test('an answer is headed by its question in plain words [R3-047]', async () => {
  const questionText = '<p>Locks&nbsp;&amp; <b>ledgers</b>: is A &lt; B?</p><p>Why?</p>'
  openChecks({ report: { checkTextRepetition: 1, textSimilarityRes: [{ ...similar, questionText }] } })
  expect(await section('Locks & ledgers: is A < B? Why?')).toBeTruthy()
})

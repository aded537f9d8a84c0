import 'fake-indexeddb/auto'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { wordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findDraft, forgetDrafts, keepDraft } from '../../../platform/drafts/web/draft-store.ts'
import { emptyOpinions } from '../../../review/evaluations/web/decision/use-decision-draft.ts'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import type { Passage } from '../contract.ts'
import { PreviewActs } from './preview-acts.tsx'

const messages = await wordsOf('en', 'search')

const passage: Passage = {
  passageId: 'p1',
  candidateId: 'c1',
  interviewId: 'i1',
  kind: 'said',
  text: 'We ran Kafka in production.',
  marks: [],
  source: 'q3',
  question: 3,
  startMs: 760_000,
  place: null,
  at: 1,
}

const place = { accountId: 'u1', candidateId: 'c1', subject: 'decision' }

const opinionOf = (text: string) => ({ ...emptyOpinions, overall: { ...emptyOpinions.overall, text } })
const keep = (text: string) =>
  keepDraft({ ...place, value: opinionOf(text), idempotencyKey: 'k', unsent: null, savedAt: Date.now() })

function show(more: Partial<Passage> = {}, mayCite = true) {
  let opened = 0
  renderScreen(
    <ToastProvider>
      <PreviewActs
        passage={{ ...passage, ...more }}
        person={{ interviewId: 'i1' }}
        mayCite={mayCite}
        onOpen={() => {
          opened += 1
        }}
      />
    </ToastProvider>,
    { messages },
  )
  return { user: userEvent.setup(), opened: () => opened }
}

const cite = () => screen.queryByRole('button', { name: 'Use as evidence' })

beforeEach(() => signInAs({ userId: 'u1', companyId: 'co' }))
afterEach(() => forgetDrafts('u1'))

test('a sentence is put into the own draft opinion with its second, after what stands there, and the report opens', async () => {
  await keep('Strong.')
  const { user, opened } = show()
  await user.click(cite() ?? document.body)
  await waitFor(() => expect(opened()).toBe(1))
  const cited = 'Strong.\n“We ran Kafka in production.” (Q3 12:40)'
  expect((await findDraft(place))?.value).toEqual(opinionOf(cited))
  await user.click(cite() ?? document.body)
  await waitFor(() => expect(opened()).toBe(2))
  expect((await findDraft(place))?.value).toEqual(opinionOf(cited))
})

test.each([
  [{ question: null }, '12:40'],
  [{ kind: 'written', startMs: null }, 'Q3'],
] as const)('the place of a sentence with %j is %s', async (more, expected) => {
  const { user, opened } = show(more)
  await user.click(cite() ?? document.body)
  await waitFor(() => expect(opened()).toBe(1))
  const cited = `“We ran Kafka in production.” (${expected})`
  expect((await findDraft(place))?.value).toEqual(opinionOf(cited))
})

test('a full draft opinion takes no sentence, says so, and no report opens', async () => {
  await keep('x'.repeat(490))
  const { user, opened } = show()
  await user.click(cite() ?? document.body)
  expect(await screen.findByText('Your draft opinion is full. Shorten it first')).toBeTruthy()
  expect(opened()).toBe(0)
  expect((await findDraft(place))?.value).toEqual(opinionOf('x'.repeat(490)))
})

test('using as evidence is not offered where the server allows no citation', () => {
  show({}, false)
  expect(screen.getByRole('link', { name: 'Open the report here' })).toBeTruthy()
  expect(cite()).toBe(null)
})

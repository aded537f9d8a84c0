import type { ReplyOf } from '@candor/call/define'
import { messages as ui } from '@candor/ui/messages/en'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { listInterviewOperLog } from '../../manual-scores/contract.ts'
import { messages as manualWords } from '../../manual-scores/messages/en.ts'
import type { InterviewInfo, OpenReport } from '../../report/web/open-report.ts'
import { everythingShown, type queriesKnowing } from '../../report-ai/web/report-under-test.ts'
import { messages } from '../messages/en.ts'
import { longTextLength } from '../rules/text.ts'
import { anAnswer } from './answers-under-test.ts'
import { QuestionsPanel } from './questions-panel.tsx'
import {
  answerCalls,
  drawnQuestions,
  inQuestion,
  nothingHidden,
  showQuestions,
} from './questions-under-test.tsx'

type Log = ReplyOf<typeof listInterviewOperLog>
type Answer = InterviewInfo['answerResult'][number]

const options = ['Dirty read', 'Write skew', 'Lost <b>update</b>', 'Phantom'].map((optionContent, index) => ({
  optionCode: 'ABCD'[index] ?? '',
  optionContent,
}))

const logged = (problemAnswerId: string, more: Partial<Log[number]> = {}): Log[number] => ({
  problemAnswerId,
  createByName: 'Shen Lan',
  createDate: Date.UTC(2026, 2, 14, 2),
  estimateScore: 4,
  estimateOpinion: null,
  ...more,
})

function answer(log: Log | 'refusal'): void {
  answerCalls({ [listInterviewOperLog.path]: log })
}

interface Given {
  rules?: InterviewInfo['answerRules']
  q?: string
  go?: OpenReport['go']
  analysis?: Parameters<typeof queriesKnowing>[0]
}

function show(answers: Answer[], { rules, q, go, analysis }: Given = {}) {
  showQuestions(QuestionsPanel, answers, { rules, address: { q }, onGo: go, analysis })
}

const question = inQuestion
const folds = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)

beforeEach(() => answer([]))

test('subjective, objective and code questions stand in three groups, recorded ones in none [R2-096]', () => {
  show([anAnswer('c', 7), anAnswer('o', 2), anAnswer('v', 1), anAnswer('s', 0)])
  expect(folds()).toEqual(['Subjective', 'Objective', 'Code'])
  expect(drawnQuestions()).toEqual(['1Title of s', '1Title of o', '1Title of c'])
})

test('without other questions it says so [R2-100]', () => {
  show([anAnswer('v', 1)])
  expect(screen.getByText(messages.none)).toBeTruthy()
})

test('a folded group still says what it came to', async () => {
  show([
    anAnswer('a', 2, { answer: 'A', objective_score: 1, questionOptionList: options }),
    anAnswer('b', 3, { answer: 'A', objective_score: 2, questionOptionList: options }),
    anAnswer('c', 4, { objective_score: 0, questionOptionList: options }),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Objective' }))
  expect(screen.queryByRole('article')).toBe(null)
  expect(screen.getByText('1 of 3 correct')).toBeTruthy()
  expect(screen.getByText('1 partly')).toBeTruthy()
})

describe('a subjective question', () => {
  test('shows the answer, and who scored it, newest first [R2-097]', async () => {
    answer([
      logged('s', { estimateOpinion: 'Ask about <i>locks</i>.' }),
      logged('s', { createByName: 'Wu Tao', createDate: Date.UTC(2026, 2, 15), estimateScore: 82 }),
      logged('other'),
    ])
    show([anAnswer('s', 0, { answer: 'Split the <b>account</b>.\nThen hash.' })])
    const shown = question(/Title of s/)
    expect(shown.getByText(/Split the <b>account<\/b>\.\s*Then hash\./)).toBeTruthy()
    await shown.findByText('Ask about <i>locks</i>.')
    const entries = shown.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(entries[0]).toMatch(/2026-03-15 00:00:00.*Wu Tao.*82\.0.*of 100/)
    expect(entries[1]).toMatch(/2026-03-14 02:00:00.*Shen Lan.*4\.0/)
    expect(entries.length).toBe(2)
    expect(screen.getByText('1 scored by people')).toBeTruthy()
  })

  test('shows a placeholder for a missing answer [R5-015]', () => {
    show([anAnswer('s', 0)])
    expect(question(/Title of s/).getByText(messages.noAnswer)).toBeTruthy()
  })

  test('shows its question formatted [R3-028]', () => {
    show([anAnswer('s', 0)])
    const word = question(/Title of s/).getByText('s')
    expect(word.tagName).toBe('B')
  })

  test('lists the files that were handed in', () => {
    show([anAnswer('s', 0, { answerFileList: [{ fileName: 'plan <v2>.pdf', fileUrl: '/file/media/x' }] })])
    const link = question(/Title of s/).getByRole('link', { name: 'plan <v2>.pdf' })
    expect(link.getAttribute('href')).toBe('/file/media/x')
    expect(question(/Title of s/).queryByText(messages.noAnswer)).toBe(null)
  })

  test('says who wrote its score’s reason, and that a score is still being made', () => {
    show([
      anAnswer('s', 0, { actualscore: 4.2, scoreReason: 'Names the lock.' }),
      anAnswer('t', 0, { actualscore: -1 }),
    ])
    expect(question(/Title of s/).getByText(/Names the lock\./).textContent).toContain(messages.byModel)
    expect(question(/Title of t/).getByText(ui.analysing)).toBeTruthy()
    expect(question(/Title of t/).queryByText(/0\.0/)).toBe(null)
  })

  test('waits for the model’s score while the report is written', () => {
    show([anAnswer('s', 0, { answer: 'x' })], {
      analysis: { aiData: { l2ReportInfo: { l2status: 1 } }, evidence: [], shown: everythingShown },
    })
    expect(question(/Title of s/).getByText(ui.analysing)).toBeTruthy()
  })

  test('blanks a score that the company hides', () => {
    show([anAnswer('s', 0, { answer: 'x' })], {
      analysis: { aiData: null, evidence: [], shown: { ...everythingShown, single: false } },
    })
    expect(question(/Title of s/).getByText(ui.notShown)).toBeTruthy()
  })

  test('shows what the model found as the model’s, a dimension at a time, under a fold', async () => {
    const model_res = {
      dimensionList: [{ label: 'Completeness', trueScore: 4, labelScore: 5, detail: 'Four steps of four.' }],
      improvementList: ['Name the <b>lock</b>.'],
    }
    show([anAnswer('s', 0, { model_res })])
    const shown = question(/Title of s/)
    expect(shown.getByText(messages.byModel)).toBeTruthy()
    expect(shown.getByText('Completeness')).toBeTruthy()
    expect(shown.getByText('Four steps of four.')).toBeTruthy()
    expect(shown.getByText('Name the <b>lock</b>.')).toBeTruthy()
    expect(shown.getByText('1 dimension, 1 suggestion')).toBeTruthy()
    await userEvent.click(shown.getByRole('button', { name: messages.model, expanded: true }))
    expect(shown.queryByRole('list', { name: '' })).toBe(null)
    expect(shown.getByRole('button', { name: messages.model, expanded: false })).toBeTruthy()
  })

  test('folds a long text in companies that fold them, and unfolds it [R6-029]', async () => {
    const long = 'long '.repeat(longTextLength)
    show([anAnswer('s', 0, { answer: long }), anAnswer('t', 0, { answer: 'short' })], {
      rules: { ...nothingHidden, foldsText: true },
    })
    const more = question(/Title of s/).getByRole('button', { name: messages.more })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more)
    expect(question(/Title of s/).getByRole('button', { name: messages.less })).toBeTruthy()
    expect(question(/Title of t/).queryByRole('button')).toBe(null)
  })

  test('says that it does not count, that it is the company’s own, and which follow-up it is', () => {
    show([anAnswer('s', 0, { is_not_score: 1, isCustom: 1, interviewRoundNum: 2 })])
    for (const text of ['Not scored', 'Custom question', 'Follow-up 2']) {
      expect(question(/Title of s/).getByText(text)).toBeTruthy()
    }
  })
})

describe('the scores by people', () => {
  test('can be tried again where they did not come, the answers staying', async () => {
    answer('refusal')
    show([anAnswer('s', 0, { answer: 'Split it.' })])
    expect(await screen.findByText(manualWords.failed)).toBeTruthy()
    expect(screen.getByText('Split it.')).toBeTruthy()
    answer([logged('s')])
    await userEvent.click(screen.getByRole('button', { name: ui.retry }))
    expect(await screen.findByText('Shen Lan')).toBeTruthy()
  })

  test('leave no gap where the company shows none', () => {
    show([anAnswer('s', 0, { answer: 'x' })], { rules: { ...nothingHidden, hidesManualScores: true } })
    expect(screen.queryByText(manualWords.log)).toBe(null)
    expect(screen.queryByText(manualWords.none)).toBe(null)
  })

  test('are none where nobody scored', async () => {
    show([anAnswer('s', 0)])
    expect(await screen.findByText(manualWords.none)).toBeTruthy()
  })
})

describe('an objective question', () => {
  const checked = {
    answer: 'A,B',
    right_key: 'B,C',
    questionOptionList: options,
    optionExt: [{ optionCode: 'B', optionSupplementaryContent: 'Two rows, two writes.' }],
  }

  test('shows options, answer, verdict and right key [R1-010 R2-098]', () => {
    show([anAnswer('o', 3, { ...checked, objective_score: 2 })])
    const shown = question(/Title of o/)
    const items = within(shown.getByRole('list', { name: messages.options })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'ADirty readCandidate’s choice',
      'BWrite skewTwo rows, two writes.Candidate’s choiceRight',
      'CLost <b>update</b>Right',
      'DPhantom',
    ])
    expect(shown.getByText('Partly correct')).toBeTruthy()
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['A,B', 'B,C'])
  })

  test.each([
    [1, 'Correct'],
    [2, 'Partly correct'],
    [0, 'Wrong'],
    [null, 'Wrong'],
  ])('with a score of %o is judged: %s [R4-023]', (objective_score, word) => {
    show([anAnswer('o', 2, { ...checked, objective_score })])
    expect(question(/Title of o/).getByText(word)).toBeTruthy()
  })

  test('shows neither verdict nor key where the company hides them [R6-025 P6-028]', () => {
    show([anAnswer('o', 2, { ...checked, right_key: null })], {
      rules: { ...nothingHidden, hidesCorrectness: true },
    })
    const shown = question(/Title of o/)
    for (const word of [...Object.values(messages.verdict), messages.rightKey, messages.right]) {
      expect(shown.queryByText(word)).toBe(null)
    }
    expect(shown.getAllByText('Candidate’s choice').length).toBe(2)
    expect(screen.getByText('1 of 1 answered')).toBeTruthy()
  })

  test('to sort stands in the candidate’s order, with what stands elsewhere', () => {
    const sorted = { ...checked, answer: 'B,A,C', right_key: 'B,C,A,D' }
    show([anAnswer('o', 5, { ...sorted, objective_score: 0 })])
    const items = within(screen.getByRole('list', { name: messages.candidatesOrder })).getAllByRole(
      'listitem',
    )
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'BWrite skewTwo rows, two writes.In its place',
      'ADirty readBelongs at 3',
      'CLost <b>update</b>Belongs at 2',
      'DPhantomNot placedBelongs at 4',
    ])
  })

  test('on a text shows the text and its questions, each with its verdict [R1-012 R9-041]', () => {
    const subAnswerList = [
      anAnswer('a', 2, { ...checked, objective_score: 1 }),
      anAnswer('b', 0, { answer: 'Because of the lock.' }),
    ]
    show([anAnswer('r', 50, { problem: '<p>A long passage.</p>', subAnswerList })])
    expect(screen.getByText('Reading comprehension')).toBeTruthy()
    expect(screen.getByText('A long passage.')).toBeTruthy()
    const parts = within(screen.getByRole('region', { name: 'Questions on the text “Title of r”' }))
    expect(parts.getAllByRole('article').length).toBe(2)
    expect(parts.getByText('Correct')).toBeTruthy()
    expect(parts.getByText('Because of the lock.')).toBeTruthy()
  })
})

describe('a code question', () => {
  const code = 'func main() {\n\tprint("<img src=x onerror=alert(1)>")\n}\n'

  test('keeps the code as it was written, its words told apart and its HTML plain text [R2-099]', async () => {
    show([anAnswer('c', 7, { answer: code, answer_language: 4 })])
    const block = screen.getByRole('region', { name: 'Go code: Title of c' })
    const pre = block.querySelector('pre')
    expect(pre?.textContent).toBe(code)
    await waitFor(() => expect(block.querySelector('.hljs-keyword')?.textContent).toBe('func'))
    expect(pre?.textContent).toBe(code)
    expect(block.querySelector('img')).toBe(null)
    expect(screen.getByText('3 lines')).toBeTruthy()
  })

  test('stays plain in a language that nobody knows', () => {
    show([anAnswer('c', 7, { answer: code, answer_language: 11 })])
    expect(screen.getByText(messages.otherLanguage)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Code: Title of c' }).querySelector('code')?.textContent).toBe(
      code,
    )
  })

  test('is copied as it was written', async () => {
    const user = userEvent.setup()
    show([anAnswer('c', 7, { answer: code, answer_language: 4 })])
    await user.click(screen.getByRole('button', { name: messages.copy }))
    expect(await screen.findByText(messages.copied)).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(code)
  })
})

describe('the way through the questions', () => {
  test('an address leads to the question that it names', () => {
    const seen: string[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      seen.push(this.getAttribute('data-question') ?? '')
    }
    show([anAnswer('s', 0), anAnswer('t', 0)], { q: 't' })
    expect(seen).toEqual(['t'])
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  test('arrows go from question to question across the groups, and the address follows', async () => {
    const went: unknown[] = []
    show([anAnswer('s', 0), anAnswer('c', 7, { answer: 'x = 1' })], { go: (patch) => went.push(patch) })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('article', { name: /Title of c/ }))
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(screen.getByRole('article', { name: /Title of s/ }))
    expect(went).toEqual([{ q: 's' }, { q: 'c' }, { q: 's' }])
  })
})

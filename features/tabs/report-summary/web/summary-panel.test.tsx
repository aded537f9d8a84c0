import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { EvidenceItem } from '../../../findings/evidence/contract.ts'
import { englishAbility, getLanguageScore } from '../../../findings/languages/contract.ts'
import { asked } from '../../../findings/languages/web/abilities-under-test.tsx'
import { allLanguageAbility } from '../../../findings/speech/contract.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { competencies, label, region, showSummary, written } from './summary-panel-under-test.tsx'

test('three competencies or more are a radar, with their stars and explanations beside it [R2-117 R2-118 R2-120]', async () => {
  showSummary()
  const section = await region('Scores by competency')
  const chart = await section.findByRole('table', { name: 'Scores by competency' })
  expect(
    within(chart)
      .getAllByRole('rowheader')
      .map((header) => header.textContent),
  ).toEqual(['Design', 'Ownership', 'Depth'])
  expect(document.querySelectorAll('svg polygon').length).toBeGreaterThan(0)
  const items = section.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('img').getAttribute('aria-label')?.slice(0, 3))).toEqual([
    '4.6',
    '3.1',
    '2.4',
  ])
  for (const { assessmentPoint, scoreReason } of competencies) {
    expect(section.getByRole('heading', { name: assessmentPoint })).toBeTruthy()
    expect(section.getByText(scoreReason)).toBeTruthy()
  }
})

test('two competencies are a ring each on the scale of five, and one rose on that of three [R2-117]', async () => {
  showSummary({ aiData: written(competencies.slice(0, 2)) })
  const section = await region('Scores by competency')
  expect(await section.findByRole('img', { name: /^Design/ })).toBeTruthy()
  expect(document.querySelector('svg polygon')).toBe(null)
})

test('on the scale of three two competencies are one rose [R2-117]', async () => {
  const two = [label('Design', 2.6), label('Ownership', 2.1)]
  showSummary({ aiData: written(two, { isL5Position: 1, l5Star: 2.4 }) })
  const section = await region('Scores by competency')
  expect(await section.findByRole('table', { name: 'Scores by competency' })).toBeTruthy()
  expect(document.querySelector('svg polygon')).toBe(null)
})

test('the percentile rank stands with the overall score [R2-119]', async () => {
  showSummary()
  const overall = await region('Overall')
  expect(await overall.findByText('91.37%')).toBeTruthy()
  expect(overall.getByText('91.37%').parentElement?.textContent).toBe(
    '91.37% of the candidates for this position scored lower',
  )
})

test('each label group shows with its score out of its own total [R2-121]', async () => {
  const groups = [
    { label: 'Profession', labelScore: 21.4, labelTotalScore: 25, labeldesc: 'Deep in ledgers.' },
    { label: 'Character', value: 8.2, total: 10 },
  ]
  showSummary({ aiData: written(competencies, { labelGroupScoreList: groups }) })
  const section = await region('Soft skills')
  const rows = (await section.findAllByRole('listitem')).map((row) => row.textContent)
  expect(rows[0]).toContain('Profession21.4/25')
  expect(rows[0]).toContain('Deep in ledgers.')
  expect(rows[1]).toContain('Character8.2/10')
})

test('label groups stand where nothing else came of the analysis, which says so [R2-121]', async () => {
  showSummary({
    aiData: { labelGroupScoreList: [{ label: 'Profession', labelScore: 21.4, labelTotalScore: 25 }] },
  })
  const section = await region('Soft skills')
  expect((await section.findByRole('listitem')).textContent).toContain('Profession21.4/25')
  expect(screen.getByText('No AI analysis yet')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Scores by competency' })).toBe(null)
})

test('English and every other language show with what was found of them [R2-122 R1-007]', async () => {
  showSummary({
    parts: ['tests.english', 'tests.reading'],
    replies: {
      [englishAbility.path]: { score: 88, level: 4, explanation: 'Explains designs.' },
      [allLanguageAbility.path]: [{ language: 'yue', score: 71.5, level: 3 }],
    },
  })
  expect(await (await region('English ability')).findByText('Explains designs.')).toBeTruthy()
  expect(
    await (await region('Ability by language')).findByRole('rowheader', { name: 'Cantonese' }),
  ).toBeTruthy()
  expect(asked).not.toContain(getLanguageScore.path)
})

test('where language scores are loaded with every report they stand in the summary too [R6-028]', async () => {
  showSummary({ loadsLanguageScore: true, replies: { [getLanguageScore.path]: [] } })
  expect(await (await region('Language scores')).findByText('No language scores yet')).toBeTruthy()
})

test('the voice result shows its three ratings and its most frequent words [R2-123 R2-124]', async () => {
  const isescore = { iseAllScore: 4.3, iseFluencyScore: 4.4, iseAccuracyScore: 4.2 }
  const topFrequencyWord = '[{"word":"ledger","count":1}]'
  showSummary({ aiData: written(competencies, { isescore: { ...isescore, topFrequencyWord } }) })
  const voice = await region('Voice')
  expect(await voice.findByText('ledger')).toBeTruthy()
  expect(voice.getAllByRole('img')).toHaveLength(3)
})

test('the copyright notice is the last section [R2-125]', async () => {
  showSummary()
  await screen.findByText('Runs payment systems and can say why.')
  expect(screen.getAllByRole('region').at(-1)?.getAttribute('aria-label')).toBe('Copyright notice')
})

test('the people of a partner read its name in the copyright notice [P6-031]', async () => {
  const partnerBrand = { title: '云涧人才' }
  signInAs({ partnerBrand })
  showSummary()
  expect(await screen.findByText(/© \d{4} 云涧人才\./)).toBeTruthy()
})

test('the personal mode has no copyright notice', async () => {
  showSummary({ address: { mode: 'personal' } })
  await screen.findByText('Runs payment systems and can say why.')
  expect(screen.queryByRole('region', { name: 'Copyright notice' })).toBe(null)
})

const anItem = (externalId: string, name: string, startMs = 0): EvidenceItem => ({
  externalId,
  claim: { kind: 'competency', name },
  kind: 'supports',
  question_id: 'q1',
  quote: `Words of ${externalId}.`,
  startMs,
  endMs: startMs + 1_000,
})

const noEvidence = 'No evidence was given for this score'

test('a moment beside a competency leads to it in the AI interview', async () => {
  const go = vi.fn<OpenReport['go']>()
  showSummary({ items: [anItem('e1', 'Design')], go })
  const section = await region('Scores by competency')
  await userEvent.click(await section.findByRole('button', { name: /Supports/ }))
  expect(go).toHaveBeenCalledWith(expect.objectContaining({ activeIndex: 1, inner: 1 }))
  expect(go.mock.calls[0]?.[0].ev).toBeTruthy()
})

test('three moments stand beside a competency with how many more there are, and one without any says so [D08]', async () => {
  const go = vi.fn<OpenReport['go']>()
  const items = [0, 1, 2, 3, 4].map((second) => anItem(`e${second}`, 'Design', second * 1_000))
  showSummary({ items, go })
  const section = await region('Scores by competency')
  const lists = (await section.findAllByRole('list', { name: 'Evidence' })).map(
    ({ textContent }) => textContent,
  )
  expect(lists).toEqual(['+Q1 00:05+Q1 00:06+Q1 00:072 more'])
  expect(section.getAllByText(noEvidence)).toHaveLength(2)
  await userEvent.click(section.getByRole('button', { name: '2 more' }))
  expect(go).toHaveBeenCalledWith({ activeIndex: 1, inner: 1, ev: 'e3' })
})

test('the overall score and the label groups stand with what they rest on as well [D08]', async () => {
  const labelGroupScoreList = [
    { label: 'Profession', labelScore: 21.4, labelTotalScore: 25 },
    { label: 'Character', value: 8.2, total: 10 },
  ]
  const against = { ...anItem('e2', 'Design', 2_000), kind: 'against' as const }
  showSummary({
    aiData: written(competencies, { labelGroupScoreList }),
    items: [anItem('e1', 'Profession'), against],
  })
  const groups = await region('Soft skills')
  const [profession, character] = await groups.findAllByRole('listitem', { name: '' })
  expect(profession?.textContent).toContain('+Q1 00:05')
  expect(groups.getAllByText(noEvidence)).toHaveLength(1)
  expect(character).toBeTruthy()
  const overall = await region('Overall')
  expect(overall.getByRole('list', { name: 'Evidence' }).textContent).toBe('+Q1 00:05−Q1 00:07')
  cleanup()
  showSummary()
  expect(await (await region('Overall')).findByText(noEvidence)).toBeTruthy()
})

test('a reader of the summary alone gets no evidence, and is not told that there is none [D08]', async () => {
  showSummary({ permissions: ['overviewAI'] })
  expect(await screen.findByText('Why Ownership.')).toBeTruthy()
  expect(screen.queryByText(noEvidence)).toBe(null)
})

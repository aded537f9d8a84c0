import { checkStoredDocuments, UnreadableDocument } from '@candor/kernel/stored'
import { serverUnderTest } from '@candor/testkit/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noticesIn, type Read, unreadable, unreadableUnderTest } from './unreadable-under-test.ts'

const server = serverUnderTest()
const { aReport } = unreadableUnderTest(server)

/** The parts that are checked again as they are read. */
const parts = [
  'tests.language',
  'tests.english',
  'tests.reading',
  'tests.personality',
  'tests.bigFive',
  'tests.cognitive',
  'tests.competency',
  'tests.programme',
  'tests.colourVision',
  'antiCheating',
]

// As in production, where stored documents are not validated whole.
beforeAll(() => checkStoredDocuments(false))

afterAll(() => checkStoredDocuments())

/** Of another format: the checks alone may have fields that nobody knows, and so have a known one that is wrong. */
const damaged = ['of an older format', null, [{ ofAnOlderFormat: 1 }], [null], { unqualified: 'none' }]

let reads: readonly Read[] = []

beforeAll(async () => {
  reads = await Promise.all(
    damaged.map((document) =>
      aReport({
        // By this switch the tab of the competency test shows.
        aiData: { meritasSwitch: 1, sumContent: 'Steady.' },
        ...Object.fromEntries(parts.map((part) => [part, document])),
      }),
    ),
  )
})

/** An analysis with both tests in it, and what the interview consists of besides. */
const characterScore = { social: 7, socialComment: 'Speaks first.' }

const mentalScores = [{ dimName: 'Optimism', score: 4 }]

const readable = {
  aiData: { sumContent: 'Steady.', aiAllScore: 4.2 },
  'tests.character': { reportDim: 0, characterScore },
  'tests.mentalHealth': { mentalScore: { score: 4, comment: 'Calm.' }, mentalScores },
  answers: [{ question_id: 'q1', problem_answer_method: 5, problem: 'Why us?', answer: 'For the work.' }],
}

const coding = { question_id: 'q2', problem_answer_method: 7, problem: 'Sort them.', answer: 'sort()' }

const tabs = { analysis: 'AI report', character: 'Character', mental: 'Mental health' }

test.each([
  // Of the summary alone, which was stored and rests on nothing.
  ['AI report', ['No evidence was given for this score', 'No video questions', unreadable, unreadable]],
  ['Programming simulation', [unreadable]],
  [
    'Speech and reading',
    [
      unreadable,
      'No spoken answers yet They appear here once the candidate has answered questions by speaking or reading aloud.',
    ],
  ],
  ['Language scores', [unreadable, unreadable]],
  ['Personality', [unreadable, unreadable]],
  ['Cognitive', [unreadable]],
  ['Competency', [unreadable]],
  [
    'Anti-cheating',
    [
      unreadable,
      unreadable,
      'The times away from the page could not be loaded, so the timeline may be incomplete',
      unreadable,
      unreadable,
    ],
  ],
  ['Colour vision', [unreadable]],
])(
  'a stored part that cannot be read is printed as unreadable, never as missing, in %s',
  async (tab, notices) => {
    for (const [at, read] of reads.entries())
      expect(noticesIn(await read('en'), tab), JSON.stringify(damaged[at])).toEqual(notices)
  },
)

test.each([
  ['cn', '胜任力测评', '这部分内容已收到，但无法读取，请联系管理员'],
  ['zh-TW', '職能評測', '這部分內容已收到，但無法讀取，請聯絡管理員'],
])('an unreadable part is told in the words of its reader: %s', async (lang, tab, words) => {
  for (const read of reads) expect(noticesIn(await read(lang), tab)).toEqual([words])
})

test.each([
  ['tattooResults', { unqualified: [] }, 'of an older format', 'Body check'],
  ['tattooResults', { unqualified: [] }, [{ tattoo: 1 }], 'Body check'],
  ['mobileMonitorVideoList', { unqualified: [] }, [{ videoUrl: 7 }], 'Phone monitor videos'],
  // It is not known then whether they are hidden.
  [
    'mobileMonitorVideoList',
    'of an older format',
    [{ createdDate: 1, videoUrl: 'file:1' }],
    'Phone monitor videos',
  ],
])(
  'a part of the monitoring that cannot be read is told at its place: %s',
  async (part, antiCheating, document, title) => {
    const paper = await (await aReport({ antiCheating, [part]: document }))('en')
    const blocks = paper.tabs.find((tab) => tab.title === 'Anti-cheating')?.blocks ?? []
    const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === title)
    expect(blocks[at + 1]).toEqual({ kind: 'notice', text: unreadable })
  },
)

test.each([
  ['answers', 'of an older format'],
  ['answers', [{ ...coding, problem: { html: 'Sort them.' } }]],
  ['answers', [{ id: 'q2', problem_answer_method: 7 }]],
  ['fullRecords', [{ url: 'file:1' }]],
])('%s that cannot be read are told in the record, and the analysis stands: %j', async (part, document) => {
  const paper = await (await aReport({ ...readable, [part]: document }))('en')
  const record = paper.tabs.find(({ title }) => title === 'Video record')
  expect(record?.blocks[0]).toEqual({ kind: 'notice', text: unreadable })
  expect(JSON.stringify(paper.tabs)).toContain('Steady.')
})

test('questions of a kind that cannot be read are told as unreadable, not as missing', async () => {
  const answers = [{ ...coding, answer: 7 }]
  expect(noticesIn(await (await aReport({ answers }))('en'), 'Coding and multiple choice')).toEqual([
    unreadable,
  ])
})

test.each([
  ['tests.character', 'of an older format', tabs.character],
  ['tests.character', { traits: [7] }, tabs.character],
  [
    'tests.character',
    { reportDim: 0, characterScore: { ...characterScore, social: 'high' } },
    tabs.character,
  ],
  ['tests.mentalHealth', 'of an older format', tabs.mental],
  ['tests.mentalHealth', [7], tabs.mental],
  ['aiData', 'of an older format', tabs.analysis],
  ['aiData', { conclusion: 'Steady.' }, tabs.analysis],
  ['aiData', { sumContent: 7 }, tabs.analysis],
  ['aiData', [readable.aiData], tabs.analysis],
  ['aiData', null, tabs.analysis],
  ['evidence', null, tabs.analysis],
  ['tests.character', null, tabs.character],
  ['tests.mentalHealth', null, tabs.mental],
  // Of a later format, inside: the reply would not fit its contract either.
  ['aiData', { ...readable.aiData, l5ScoreRank: { l5Score: 4, rank: 12 } }, tabs.analysis],
  ['aiData', { ...readable.aiData, emotionScores: { emotions: [] } }, tabs.analysis],
  ['evidence', 'of an older format', tabs.analysis],
  ['evidence', [{ quote: 'We wrote a ledger.' }], tabs.analysis],
])(
  'an unreadable part of a reply with several parts is told in its own section, and the others stand: %s: %j',
  async (part, document, tab) => {
    const paper = await (await aReport({ ...readable, [part]: document }))('en')
    for (const name of Object.values(tabs)) {
      if (name === tab) expect(noticesIn(paper, name), name).toContain(unreadable)
      else expect(noticesIn(paper, name), name).not.toContain(unreadable)
    }
    expect(JSON.stringify(paper.tabs)).not.toContain('No character result')
  },
)

test('an unreadable part is logged with its report, once for all its readers', async () => {
  const logged = vi.spyOn(server.services.log, 'error')
  const documents = { ...readable, aiData: 'of an older format', answers: [7] }
  await (await aReport(documents))('en')
  const of = { err: expect.any(UnreadableDocument), interviewId: expect.any(String) }
  expect(logged.mock.calls.map(([told]) => told)).toEqual([
    expect.objectContaining(of),
    expect.objectContaining(of),
  ])
  logged.mockRestore()
})

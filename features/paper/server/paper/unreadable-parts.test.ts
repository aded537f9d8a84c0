import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { permissionKeys } from '../../../access/rules/permissions.ts'
import { type ReportPaper, readPaper } from '../../contract.ts'

const server = serverUnderTest()

/** The parts that are checked again as they are read. */
const parts = [
  ...['tests.language', 'tests.english', 'tests.reading', 'tests.personality', 'tests.bigFive'],
  ...['tests.cognitive', 'tests.competency', 'tests.programme', 'tests.colourVision', 'antiCheating'],
]

let read: (lang: string) => Promise<ReportPaper>
beforeAll(async () => {
  const { services } = server
  const interview = await anInterview(services)
  const { companyId, interviewId } = interview
  // By this switch the tab of the competency test shows.
  await aDocument(services, interview, 'aiData', { meritasSwitch: 1, sumContent: 'Steady.' })
  for (const part of parts) await aDocument(services, interview, part, 'of an older format')
  await services.db
    .updateTable('interview')
    .set({ hasAi: true })
    .where('id', '=', interviewId)
    .where('companyId', '=', companyId)
    .execute()
  const { token } = await anAccount(services, { companyId, userType: 'admin', buttons: permissionKeys })
  read = async (lang) => (await server.call(readPaper, { userId: interviewId }, { token, lang })).data.paper
})

const noticesIn = (paper: ReportPaper, tab: string) =>
  (paper.tabs.find(({ title }) => title === tab)?.blocks ?? []).flatMap((block) =>
    block.kind === 'notice' ? [block.text] : [],
  )

const unreadable = 'This part was imported but could not be read. Please tell an administrator.'

describe('a stored part that cannot be read is printed as that, and never as one that there is none of', () => {
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
        ...[unreadable, unreadable],
        'The times away from the page could not be loaded, so the timeline may be incomplete',
        ...[unreadable, unreadable],
      ],
    ],
    ['Colour vision', [unreadable]],
  ])('in %s', async (tab, notices) => {
    expect(noticesIn(await read('en'), tab)).toEqual(notices)
  })

  test.each([
    ['cn', '胜任力测评', '这部分内容已收到，但无法读取，请联系管理员'],
    ['zh-TW', '職能評測', '這部分內容已收到，但無法讀取，請聯絡管理員'],
  ])('in the words of its reader: %s', async (lang, tab, words) => {
    expect(noticesIn(await read(lang), tab)).toEqual([words])
  })
})

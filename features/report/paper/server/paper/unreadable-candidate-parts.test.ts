import { checkStoredDocuments } from '@candor/kernel/stored'
import { anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeCandidateDocument } from '../../../../candidates/candidates/server/queries.ts'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'
import { readPaper } from '../../contract.ts'
import { noticesIn, type Read, unreadable } from './unreadable-under-test.ts'

const server = serverUnderTest()

// As in production, where stored documents are not validated whole.
beforeAll(() => checkStoredDocuments(false))

afterAll(() => checkStoredDocuments())

/** Every part of a candidate, with the tab that tells it. */
const ofCandidate = [
  ['education', 'Resume'],
  ['work', 'Resume'],
  ['projects', 'Resume'],
  ['resume', 'Resume'],
  ['candidateForm', 'Resume'],
  ['idCard', 'Resume'],
  ['attachments', 'Attachments'],
  ['backgroundCheck', 'Attachments'],
  ['remarks', 'Remarks'],
  ['offlineRounds', 'In-person interviews'],
] as const

async function aCandidatePart(part: string, document: unknown): Promise<Read> {
  const { services } = server
  const interview = await anInterview(services)
  const { companyId, candidateId, interviewId } = interview
  await aSetting(services, companyId, 'rules', { offlineInterviewTab: true })
  const of = { companyId, candidateId }
  await storeCandidateDocument(services.db, of, part, document, services.clock.now())
  const { token } = await anAccount(services, { companyId, userType: 'admin', buttons: permissionKeys })
  return async (lang) => (await server.call(readPaper, { userId: interviewId }, { token, lang })).data.paper
}

describe.each(ofCandidate)('an unreadable part of a candidate is told in its own tab: %s', (part, tab) => {
  test.each([
    ['other keys', { ofAnOlderFormat: 1 }],
    ['a list with other keys', [{ ofAnOlderFormat: 1 }]],
    ['a list with null', [null]],
    ['text', 'of an older format'],
    ['null', null],
  ])('a part stored as %s is told as unreadable', async (_, document) => {
    const paper = await (await aCandidatePart(part, document))('en')
    for (const { title } of paper.tabs) {
      if (title === tab) expect(noticesIn(paper, title), title).toContain(unreadable)
      else expect(noticesIn(paper, title), title).not.toContain(unreadable)
    }
  })

  test.each([
    ['cn', '这部分内容已收到，但无法读取，请联系管理员'],
    ['zh-TW', '這部分內容已收到，但無法讀取，請聯絡管理員'],
  ])('an unreadable part is told in the words of its reader: %s', async (lang, words) => {
    const paper = await (await aCandidatePart(part, 'of an older format'))(lang)
    expect(JSON.stringify(paper.tabs).split(words)).toHaveLength(2)
  })
})

import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { describe, expect, test } from 'vitest'
import { jobseekerChannelInfo } from '../../../candidates/candidates/contract.ts'
import { storeCandidateDocument } from '../../../candidates/candidates/server/queries.ts'
import { jobseekerResumeInfo } from '../../../candidates/resume/contract/original.ts'
import { getEmployInfo } from '../../../candidates/resume/contract.ts'
import { candidateFormPart, resumePart } from '../../../candidates/resume/server/import.ts'
import { personalParts } from '../../../platform/access/rules/permissions.ts'
import { fileReference } from '../../../platform/media/rules.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { readPaper } from '../../../report/paper/contract.ts'
import { aPaper, failed } from '../../../report/paper/server/paper/paper-under-test.ts'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import type { SharedKey } from '../../../shares/shares/rules/sharing.ts'
import { paper as section } from './paper.ts'

const server = serverUnderTest()

const form = { formName: 'Application form', items: [{ title: 'Salary', value: '40k' }] }

async function aReport(given: { resume?: 'parsing' | 'ready'; hasForm?: boolean; hasIdCard?: boolean } = {}) {
  const { services } = server
  const account = await anAccount(services)
  const candidate = await aCandidate(services, { companyId: account.companyId })
  const context = { ...candidate, db: services.db, now: server.clock.now(), accountOf: async () => null }
  if (given.resume) {
    const isReady = given.resume === 'ready'
    const file = isReady
      ? fileReference(await aFile(services, candidate, { name: 'cv.pdf', contentType: 'application/pdf' }))
      : undefined
    const resume = resumePart.schema.parse({ state: given.resume, ...(isReady && { file: 'media/cv.pdf' }) })
    await resumePart.store(context, { ...resume, file })
  }
  if (given.hasForm) await candidateFormPart.store(context, candidateFormPart.schema.parse(form))
  if (given.hasIdCard) {
    const side = fileReference(await aFile(services, candidate, { name: 'id.png', contentType: 'image/png' }))
    const idCard = { frontIdCard: side, backIdCard: side }
    await storeCandidateDocument(services.db, candidate, 'idCard', idCard, server.clock.now())
  }
  const { accountId, token } = account
  const { companyId, candidateId } = candidate
  return {
    read: (lang = 'en') => resumeTab({ jobseekerChannelId: candidateId }, { token, lang }),
    async readVisiting(sections: readonly SharedKey[]) {
      const share = await aShare(services, {
        companyId,
        candidateId,
        accountId,
        sections,
        password: 'abc123',
      })
      const visit = await aVisit(services, share)
      return resumeTab({ userId: share.token }, { token: visit.token, lang: 'en' })
    },
  }
}

async function resumeTab(of: object, as: { token: string; lang: string }) {
  const { data } = await server.call(readPaper, of, as)
  return textsOf(data.paper.tabs[0]?.blocks ?? [])
}

const textsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => {
    if (block.kind === 'facts') return block.facts.map(({ name, value }) => `${name}: ${value.text}`)
    return 'text' in block ? [block.text] : []
  })

const none = 'No standard resume Its contents appear here once the resume has been processed.'

describe('a visitor has on paper what the share shows on screen', () => {
  test('original resume and attachments where the share opens them', async () => {
    const { readVisiting } = await aReport({ resume: 'ready', hasForm: true })
    expect(await readVisiting(['reportResume', 'originalResume'])).toEqual([
      'Original resume',
      'The original resume (cv.pdf) can be read in the online report.',
      none,
      'Application form',
      'Other information',
      'Salary: 40k',
    ])
  })

  test('and the standard resume alone where it does not', async () => {
    const { readVisiting } = await aReport({ resume: 'ready', hasForm: true })
    expect(await readVisiting(['reportResume'])).toEqual([none])
  })
})

test('the ID card of somebody without an interview is told of, to visitors where the share opens it', async () => {
  const { read, readVisiting } = await aReport({ hasIdCard: true })
  const told = ['ID card', 'Photos and videos can be seen in the online report.']
  expect((await read()).slice(-2)).toEqual(told)
  expect((await readVisiting(['reportResume', 'identityCard'])).slice(-2)).toEqual(told)
  expect(await readVisiting(['reportResume'])).not.toContain('ID card')
  expect(await (await aReport()).read()).not.toContain('ID card')
})

describe('a missing part is told apart from an unfinished one', () => {
  test.each([
    ['cn', '简历解析中'],
    ['en', 'Reading the resume'],
    ['zh-TW', '履歷解析中'],
  ])('a resume that is still being read (%s)', async (lang, words) => {
    const { read } = await aReport({ resume: 'parsing' })
    expect((await read(lang))[1]).toBe(words)
  })

  test.each([
    ['cn', ['原始简历', '暂无原始简历'], ['应聘登记表', '候选人未填写登记表']],
    [
      'en',
      ['Original resume', 'No original resume'],
      ['Candidate form', 'The candidate has not filled in a form'],
    ],
    ['zh-TW', ['原始履歷', '暫無原始履歷'], ['應徵登記表', '候選人未填寫登記表']],
  ])('neither a file nor a form (%s)', async (lang, original, filledIn) => {
    const texts = await (await aReport()).read(lang)
    expect(texts.slice(0, 2)).toEqual(original)
    expect(texts.slice(-2)).toEqual(filledIn)
  })

  test.each([
    ['cn', '简历未能载入，页面其余部分不受影响。'],
    ['en', 'The resume could not be loaded. The rest of the page still works.'],
    ['zh-TW', '履歷未能載入，頁面其餘部分不受影響。'],
  ] as const)('a part that failed to load (%s)', async (locale, words) => {
    const calls = [jobseekerResumeInfo, jobseekerChannelInfo, getEmployInfo]
    const facts = factsOf({ personalParts: [...personalParts] })
    const paper = await aPaper(calls.map(failed), { locale, facts })
    const blocks = (await section.write?.(paper)) ?? []
    expect(textsOf(blocks).filter((text) => text === words)).toHaveLength(3)
  })
})

import type { ReplyOf } from '@candor/call/define'
import { aSetting, changeRow } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { describe, expect, test } from 'vitest'
import { visitorSwitch } from '../../../../platform/company/rules.ts'
import type { SharedKey } from '../../../../shares/shares/rules/sharing.ts'
import { listInterviewInfos } from '../../../candidates/contract.ts'
import { interviewInfo } from '../../contract.ts'
import { anAnswer, aReport, media } from './report-under-test.ts'

const server = serverUnderTest()

describe('facts that a reader may not know are not in the reply', () => {
  test('an anonymous candidate keeps a masked name, and no phone, e-mail, photo, resume or ID card', async () => {
    const { read } = await aReport(server, { isAnonymous: true })
    const { data, body } = await read()
    expect(data.interviewResult).toMatchObject({ name: '林**', nameLatin: null, phone: null, email: null })
    expect(data.interviewResult).toMatchObject({ url: null, resumeUrl: null, isAnonymous: true })
    expect(data.idCard).toBe(null)
    expect(body).not.toMatch(/林晓彤|Lin Xiaotong|13800000001|shen@person/)
  })

  test('the voices of an anonymous candidate’s recording have numbers, the same in every answer, and their own the masked name', async () => {
    const said = (startMs: number, speaker?: string) => ({
      startMs,
      endMs: startMs + 900,
      text: '好',
      speaker,
    })
    const answers = [
      anAnswer('q1', { transcript: { sentences: [said(0, '林晓彤'), said(1000, '面试官'), said(2000)] } }),
      anAnswer('q2', { transcript: { sentences: [said(0, ' 面试官'), said(1000, '林晓彤')] } }),
    ]
    const speakersIn = ({ answerResult }: ReplyOf<typeof interviewInfo>) =>
      answerResult.map(({ transcript }) => transcript?.sentences.map(({ speaker }) => speaker))
    const hidden = await (await aReport(server, { isAnonymous: true, answers })).read()
    expect(speakersIn(hidden.data)).toEqual([
      ['林**', 'voice 1', undefined],
      ['voice 1', '林**'],
    ])
    expect(hidden.body).not.toContain('林晓彤')
    const open = await (await aReport(server, { answers })).read()
    expect(speakersIn(open.data)[0]).toEqual(['林晓彤', '面试官', undefined])
  })

  test('without the permission for resumes there is neither resume nor ID card', async () => {
    const { read } = await aReport(server, { buttons: ['reportAIInterview'] })
    const { data } = await read()
    expect(data.interviewResult.resumeUrl).toBe(null)
    expect(data.idCard).toBe(null)
    expect(data.answerResult).toHaveLength(1)
    expect(data.allowed).toEqual(['reportAIInterview'])
  })

  test('without the permission for AI interviews there are neither answers nor recordings', async () => {
    const { read } = await aReport(server, { buttons: ['reportResume'] })
    const { data } = await read()
    expect(data.answerResult).toEqual([])
    expect(data.fullRecords).toEqual([])
    expect(data.interviewResult.resumeUrl).toEqual(media)
  })

  test('a score of an answer is gone where the company hides single scores', async () => {
    const { read, companyId } = await aReport(server)
    expect((await read()).data.answerResult[0]?.actualscore).toBe(4.6)
    await aSetting(server.services, companyId, 'aiMarkCfg', { singleStatus: 0 })
    expect((await read()).data.answerResult[0]?.actualscore).toBe(null)
  })
})

const began = new Date(1_710_000_000_000)
const finished = new Date(1_710_000_900_000)
const held = { real_begininterview_time: began.getTime(), interview_finish_time: finished.getTime() }
const used = { usetime: 870, totaltime: 2700 }
const notHeld = { real_begininterview_time: null, interview_finish_time: null }
const unused = { usetime: null, totaltime: null }

test.each<[SharedKey[], object]>([
  [['reportResume'], { ...notHeld, ...unused }],
  [['reportAIInterview'], { ...held, ...used }],
  [['overviewAI'], { ...held, ...used }],
  [['reportResume', 'antiCheating'], { ...held, ...unused }],
])(
  'a share of %j shows a visitor only the interview times that belong to it [D05]',
  async (sections, told) => {
    const report = await aReport(server)
    const { companyId, candidateId, interviewId } = report
    await changeRow(server.services, 'interview', interviewId, {
      beganAt: began,
      finishedAt: finished,
      usedSeconds: 870,
      totalSeconds: 2700,
    })
    const opens = ['overviewAI', 'reportInterviewLog'] as const
    const tabConfig = opens.map((key) => ({ tabType: visitorSwitch(key), inUse: 1 }))
    await aSetting(server.services, companyId, 'reportTabConfig', tabConfig)
    const { accountId } = report.account
    const share = await aShare(server.services, {
      companyId,
      candidateId,
      interviewId,
      accountId,
      password: 'Kd27Rx',
      sections,
    })
    const { token } = await aVisit(server.services, share)
    const { data } = await server.call(interviewInfo, { userId: interviewId }, { token })
    expect(data.interviewResult).toMatchObject({ ...told, interview_status: 'finish' })
    const listed = await server.call(listInterviewInfos, { jobseekerChannelId: candidateId }, { token })
    expect(listed.data).toMatchObject([told])
    expect((await report.read()).data.interviewResult).toMatchObject({ ...held, ...used })
  },
)

const plan = {
  createdAt: new Date(1_794_277_200_000),
  startsAt: new Date(1_794_549_600_000),
  roomType: 1,
  candidatePassword: 'qing2026',
  feedback: [{ authorName: '周予川', result: 1, content: '到位。' }],
}
async function aPlannedReport() {
  const report = await aReport(server)
  const { companyId, candidateId } = report
  for (const status of [0, 3]) await aPlan(server.services, { ...plan, companyId, candidateId, status })
  const of = { ...report, accountId: report.account.accountId, password: 'Kd27Rx' }
  const visitedBy = async (sections: Parameters<typeof aShare>[1]['sections']) => {
    const { token } = await aVisit(server.services, await aShare(server.services, { ...of, sections }))
    const ids = { userId: report.interviewId }
    return (await server.call(interviewInfo, ids, { token })).data.interviewArrangeList
  }
  return { ...report, visitedBy }
}

describe('interviews with people', () => {
  test('are told with their feedback, and without their passwords and those that were cancelled [P3-014]', async () => {
    const { read } = await aPlannedReport()
    const { data, body } = await read()
    expect(data.interviewArrangeList).toEqual([
      {
        createDate: 1_794_277_200_000,
        interviewMode: 1,
        interviewDate: '2026-11-13',
        interviewStartTime: 1_794_549_600_000,
        interviewEndTime: null,
        offlineLocation: null,
        responseStatus: 0,
        interviewFeedbackList: [
          {
            id: expect.any(String),
            lastUpdateByName: '周予川',
            interviewResult: 1,
            feedbackContent: '到位。',
          },
        ],
      },
    ])
    expect(body).not.toContain('qing2026')
  })

  test('are sent to a visitor if share and company open them, without feedback that only its owner may see', async () => {
    const { companyId, visitedBy } = await aPlannedReport()
    const open = ['reportAIInterview', 'interviewFeedback'] as const
    expect(await visitedBy(open)).toEqual([])
    await aSetting(server.services, companyId, 'reportTabConfig', [{ tabType: 105, inUse: 1 }])
    expect(await visitedBy(open)).toHaveLength(1)
    expect(await visitedBy(['reportAIInterview'])).toEqual([])
    await aSetting(server.services, companyId, 'evaluationConfig', { evaluationInvisibleStatus: 1 })
    expect((await visitedBy(open))[0]?.interviewFeedbackList).toBe(null)
  })

  test('show only their result where the company hides the text of feedback [P6-032]', async () => {
    const { companyId, visitedBy, read } = await aPlannedReport()
    await aSetting(server.services, companyId, 'reportTabConfig', [{ tabType: 105, inUse: 1 }])
    await changeRow(server.services, 'company', companyId, { customerType: 'CUSTOMERTYPE_ZHONGJUN' })
    const visited = await visitedBy(['reportAIInterview', 'interviewFeedback'])
    const { data, body } = await read()
    for (const list of [visited, data.interviewArrangeList])
      expect(list[0]?.interviewFeedbackList).toMatchObject([{ interviewResult: 1, feedbackContent: '' }])
    expect(body).not.toContain('到位。')
  })
})

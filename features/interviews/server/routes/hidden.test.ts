import type { ReplyOf } from '@candor/call/define'
import { aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import type { interviewInfo } from '../../contract.ts'
import { anAnswer, aReport, media } from './report-under-test.ts'

const server = serverUnderTest()

describe('what a reader may not know is not in the reply', () => {
  test('an anonymous candidate keeps a masked name, and no phone, e-mail, photo, resume or ID card', async () => {
    const { read } = await aReport(server, { isAnonymous: true })
    const { data, body } = await read()
    expect(data.interviewResult).toMatchObject({ name: '林**', nameLatin: null, phone: null, email: null })
    expect(data.interviewResult).toMatchObject({ url: null, resumeUrl: null, isAnonymous: true })
    expect(data.idCard).toBe(null)
    expect(body).not.toMatch(/林晓彤|Lin Xiaotong|13800000001|shen@person/)
  })

  test('the voices of an anonymous candidate’s recording have numbers, the same in every answer', async () => {
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
      ['1', '2', undefined],
      ['2', '1'],
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

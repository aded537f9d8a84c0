import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDraft } from '../../../platform/drafts/web/draft-store.ts'
import { aiReportData } from '../../analysis/contract/calls.ts'
import { listInterviewOperLog } from '../contract/reading.ts'
import { submitEstimate } from '../contract.ts'
import {
  api,
  atQuestion,
  dialog,
  logged,
  openAndFill,
  opener,
  prepareScoring,
  press,
  server,
  starsIn,
  theDialog,
} from './own-score-under-test.tsx'

prepareScoring()

const place = { accountId: '', candidateId: 'c1', subject: 'score:i1:q2' }

describe('a submitted score', () => {
  test('is sent with the question, the interview, the stars and the words, under a key of its own', async () => {
    await openAndFill()
    await press('提交评分')
    await waitFor(() => expect(api.inputsOf(submitEstimate)).toHaveLength(1))
    const sent = api.asked.find(({ path }) => path === submitEstimate.path)
    expect(sent?.input).toEqual({
      id: 'q2',
      interviewid: 'i1',
      estimateScore: 3.5,
      estimateOpinion: '讲得清楚',
    })
    expect(sent?.key).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('clears the draft, shows a notice, and closes the dialog once the server took it [R4-044 R4-045 R8-020]', async () => {
    await openAndFill()
    await press('提交评分')
    expect(await screen.findByText('评分已提交')).toBeTruthy()
    await waitFor(() => expect(theDialog()).toBe(null))
    expect(await findDraft(place)).toBe(null)
    expect(await opener(/^添加我的评分/)).toBeTruthy()
  })

  test('has that question’s log and the AI data asked for again, and shows in the log [R4-046 R4-047 R1-023]', async () => {
    server.log = [logged('q1', { createByName: '吴涛' })]
    await openAndFill()
    server.log = [...server.log, logged('q2', { estimateScore: 3.5, estimateOpinion: '讲得清楚' })]
    const analysed = api.inputsOf(aiReportData).length
    await press('提交评分')
    expect(await atQuestion('q2').findByText('讲得清楚')).toBeTruthy()
    expect(api.inputsOf(listInterviewOperLog).at(-1)).toEqual({ interviewId: 'i1', problemId: 'q2' })
    expect(api.inputsOf(aiReportData)).toHaveLength(analysed + 1)
    expect(atQuestion('q1').getByText('吴涛')).toBeTruthy()
  })
})

describe('a score that the server did not take', () => {
  test('is kept with dialog and draft after a refusal [R4-044]', async () => {
    api.refuse(submitEstimate, { code: 1002, msg: '暂无操作权限，请联系HR' })
    await openAndFill()
    await press('提交评分')
    await waitFor(() => expect(api.said).toEqual(['暂无操作权限，请联系HR']))
    expect(await starsIn()).toMatchObject({ value: '3.5' })
    expect((await findDraft(place))?.value).toMatchObject({ stars: 3.5, opinion: '讲得清楚' })
    expect(screen.queryByText('评分已提交')).toBe(null)
  })

  test('is offered again at its question, under the same key, if it did not arrive', async () => {
    api.answerBy(submitEstimate, () => {
      throw new TypeError('Failed to fetch')
    })
    const { user } = await openAndFill()
    await press('提交评分')
    await within(await dialog()).findByText(/尚未提交/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(theDialog()).toBe(null))
    api.answer(submitEstimate, null)
    await user.click(atQuestion('q2').getByRole('button', { name: '重新提交' }))
    expect(await screen.findByText('评分已提交')).toBeTruthy()
    const keys = api.asked.filter(({ path }) => path === submitEstimate.path).map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

import { setTimeout } from 'node:timers/promises'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findId, jobseekerChannelInfo } from '../../../candidates/candidates/contract.ts'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import { getEvaluationConfig } from '../../../platform/company/contract.ts'
import { getMenuTabs } from '../contract.ts'
import { answer, asked, hold, infoOf, person, refuse, timesAsked } from './calls-under-test.ts'
import { open } from './opened-page-under-test.tsx'
import { heading, named, preparePage, whole } from './page-under-test.ts'

preparePage()

const ids = { company_id: 'k', positionid: 'p', jobseekerChannelId: 'c1', interviewId: 'i2' }

test('the evaluation config is answered before the report is entered [P2-114 P7-051]', async () => {
  const answerConfig = hold(getEvaluationConfig)
  open(named)
  await waitFor(() => expect(timesAsked(interviewInfo)).toBe(1))
  // Long enough for a report that did not wait.
  await act(() => setTimeout(100))
  expect(screen.getByRole('status', { name: '正在加载报告' })).toBeTruthy()
  expect(screen.queryByRole('heading')).toBe(null)
  answerConfig()
  expect((await heading()).textContent).toContain('林晓彤')
})

test('stale calls are repeated after a submit, but for the evaluation config', async () => {
  const { queries } = open(named)
  await heading()
  await act(() => queries.invalidateQueries())
  expect([getMenuTabs, getEvaluationConfig].map(timesAsked)).toEqual([2, 1])
})

test('a report opens without an answer to the evaluation config', async () => {
  refuse(getEvaluationConfig, 1500)
  open(named)
  expect(await heading()).toBeTruthy()
})

test('stage 1 loads the channel info, and the interview info with an interview alone [R4-013]', async () => {
  answer(findId, {
    company_id: 'k',
    positionid: 'p',
    stageId: '1',
    stageTypeId: 1,
    jobseekerChannelId: 'c1',
    interviewId: null,
  })
  answer(jobseekerChannelInfo, {
    channelInfo: { ...person, stageId: '1' },
    resumeInfoItems: [],
    idCard: null,
  })
  open('/shareurl?jobseekerChannelId=c1&activeIndex=0')
  expect((await heading()).textContent).toContain('林晓彤')
  expect([timesAsked(jobseekerChannelInfo), timesAsked(interviewInfo)]).toEqual([1, 0])
})

test('another stage loads the interview info and no channel info', async () => {
  open(named)
  await heading()
  expect([timesAsked(jobseekerChannelInfo), timesAsked(interviewInfo)]).toEqual([0, 1])
  const sent = asked.find(({ path }) => path === interviewInfo.path)?.sent
  // By the ids that the address names: it waits for no other answer.
  expect(Object.fromEntries(sent ?? [])).toEqual({ userId: 'i2', jobSeekerChannelId: 'c1' })
})

test('a reader without the right to the interview still sees the candidate’s name', async () => {
  refuse(interviewInfo, 1002)
  answer(jobseekerChannelInfo, { channelInfo: person, resumeInfoItems: [], idCard: null })
  open(named)
  expect((await heading()).textContent).toContain('林晓彤')
})

test.each(['1', '2'])(
  'an interview that does not come is no missing one: at stage %s the report says so, and opens on another try',
  async (stageId) => {
    answer(findId, { ...ids, stageId, stageTypeId: Number(stageId) })
    answer(jobseekerChannelInfo, { channelInfo: person, resumeInfoItems: [], idCard: null })
    refuse(interviewInfo, 1500)
    const { user } = open(`${whole}&activeIndex=1`)
    const note = await screen.findByRole('alert')
    expect(screen.queryByText(/AI 内容/)).toBe(null)
    answer(interviewInfo, infoOf())
    await user.click(within(note).getByRole('button', { name: '重试' }))
    expect(await screen.findByText(/AI 内容 .*true/)).toBeTruthy()
  },
)

test('a report at stage 1 waits for an existing interview', async () => {
  answer(findId, { ...ids, stageId: '1', stageTypeId: 1 })
  answer(jobseekerChannelInfo, { channelInfo: person, resumeInfoItems: [], idCard: null })
  const release = hold(interviewInfo)
  open(`${whole}&activeIndex=1`)
  await waitFor(() => expect(timesAsked(jobseekerChannelInfo)).toBe(1))
  await waitFor(() => expect(timesAsked(interviewInfo)).toBe(1))
  await act(() => setTimeout(100))
  expect(screen.queryByText(/AI 内容/)).toBe(null)
  release()
  expect(await screen.findByText(/AI 内容 .*true/)).toBeTruthy()
})

test.each([9, 1500])(
  'a refetch that fails by code %i keeps the earlier data, and says so without the server’s words [R7-084 P8-015]',
  async (code) => {
    const { queries } = open(named)
    await heading()
    refuse(interviewInfo, code, 'M')
    await act(() => queries.invalidateQueries())
    expect(await screen.findByText(/以下为之前|之前的内容/)).toBeTruthy()
    expect((await heading()).textContent).toContain('林晓彤')
    expect(await screen.findByText('简历内容')).toBeTruthy()
    expect(screen.queryByText('M')).toBe(null)
  },
)

import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobseekerChannelInfo } from '../../../features/candidates/candidates/contract.ts'
import { getEmployInfo } from '../../../features/candidates/resume/contract.ts'
import { person } from '../../../features/report/report/web/calls-under-test.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { answer, inputsOf, open } from './app-under-test.tsx'

const address = '/showCandidateForm?jobseekerChannelId=c1'

test('a candidate’s form has a page of its own, in the time of the company [P2-025]', async () => {
  signInAs({ timeZone: 'Pacific/Auckland' })
  answer(getEmployInfo, { formName: '应聘登记表', submittedAt: Date.UTC(2026, 2, 16, 12), items: [] })
  answer(jobseekerChannelInfo, { channelInfo: person, resumeInfoItems: [], idCard: null })
  await open(address)
  expect(await screen.findByText(/2026-03-17 01:00/)).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: '林晓彤' })).toBeTruthy()
  const back = screen.getByRole('link', { name: '返回报告' })
  expect(back.getAttribute('href')).toBe('/shareurl?userid=c1&activeIndex=0&resume=2')
})

test('a candidate’s form leads a signed-out reader to sign-in, and back to it', async () => {
  const { router } = await open(address)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.search).toEqual({ redirect: address })
  expect(inputsOf(getEmployInfo)).toEqual([])
})

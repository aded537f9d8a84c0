import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  findId,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../features/candidates/candidates/contract.ts'
import { interviewInfo } from '../../../features/candidates/interviews/contract.ts'
import { findNeighbours } from '../../../features/candidates/shortlist/contract/neighbours.ts'
import { getEvaluationConfig } from '../../../features/platform/company/contract.ts'
import { getMenuTabs } from '../../../features/report/report/contract.ts'
import { checkReportPassword } from '../../../features/shares/shares/contract.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { open, refuseAll } from './app-under-test.tsx'

const calls = [
  findId,
  getMenuTabs,
  interviewInfo,
  getEvaluationConfig,
  listCandidateLabel,
  listInterviewInfos,
  findNeighbours,
]

const candidateId = '01932f0c-7b7e-7d4e-9a52-0f4f4b1c2d3e'

test('the address of a share that names a candidate and no link leads an account to the report', async () => {
  signInAs()
  refuseAll(...calls)
  const { router } = await open(`/sharereport?userid=${candidateId}&activeIndex=0`)
  await waitFor(() => expect(router.state.location.pathname).toBe('/shareurl'))
  expect(router.state.location.search).toMatchObject({ userid: candidateId })
})

test('such an address is an invalid link for somebody who is not signed in', async () => {
  // The router begins where the test before has left it.
  refuseAll(checkReportPassword, ...calls)
  const { router } = await open(`/newShareReport?userid=${candidateId}`)
  expect(await screen.findByRole('heading', { name: '链接无效' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/newShareReport')
})

test('a link opens as a share for an account, too', async () => {
  refuseAll(checkReportPassword)
  signInAs()
  const { router } = await open('/newShareReport?userid=dSg1_ok3Pq-Lm0ZtYv4cRbWn8EhUxJaFi2CyTs7BoGk')
  expect(await screen.findByRole('heading', { name: '链接无效' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/newShareReport')
})

test('on the way to another report the page is not hidden, however slow the browser is', async () => {
  signInAs()
  refuseAll(...calls)
  const { router } = await open('/shareurl?userid=j1&jobseekerChannelId=c1&companyId=k')
  const [bar] = await screen.findAllByRole('banner')
  if (!bar) throw new Error('the report has no bar')
  const noteHidden = vi.fn()
  new MutationObserver(noteHidden).observe(bar, { attributeFilter: ['style'] })
  // Each call of the clock returns a time one second later.
  const start = Date.now()
  let looks = 0
  vi.spyOn(Date, 'now').mockImplementation(() => start + 1_000 * ++looks)
  await router.navigate({ href: '/shareurl?userid=j2&jobseekerChannelId=c2&companyId=k', replace: true })
  await waitFor(() => expect(router.state.location.search).toMatchObject({ jobseekerChannelId: 'c2' }))
  expect(screen.getAllByRole('banner')[0]).toBe(bar)
  expect(noteHidden).not.toHaveBeenCalled()
})

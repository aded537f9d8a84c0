import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findId, listCandidateLabel, listInterviewInfos } from '../../../features/candidates/contract.ts'
import { getEvaluationConfig } from '../../../features/company/contract.ts'
import { interviewInfo } from '../../../features/interviews/contract.ts'
import { getMenuTabs } from '../../../features/report/contract.ts'
import { signInAs } from '../../../features/session/web/user-under-test.ts'
import { open, refuseAll } from './app-under-test.tsx'

test('on the way to another report the page is not hidden, however slow the browser is', async () => {
  signInAs()
  refuseAll(findId, getMenuTabs, interviewInfo, getEvaluationConfig, listCandidateLabel, listInterviewInfos)
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

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobseekerResumeInfo } from '../../../candidates/resume/contract/original.ts'
import { handOffKey } from '../../../candidates/resume/rules/handed-address.ts'
import { getConvertedUrl } from '../../../platform/documents/contract.ts'
import { type Answer, openPage } from './page-under-test.tsx'

const original = { state: 'ready' as const, fileName: 'cv.pdf', ending: 'pdf' }

const answered = (reply: object, resumeUrl = '/file/media/cv'): readonly [string, Answer] => {
  const data = { interviewResult: { resumeUrl, channelId: null }, ...original, ...reply }
  return [jobseekerResumeInfo.path, () => ({ code: 0, msg: 'ok', data })]
}

const education = [{ startdate: '', enddate: '', school: 'A', education: 4, professional: '' }]

async function open(...calls: (readonly [string, Answer])[]) {
  const { user } = await openPage({ education, calls: new Map(calls) })
  await user.click(await screen.findByRole('button', { name: '查看原始简历' }))
}

test.each([
  ['none', '暂无原始简历'],
  ['parsing', '简历解析中'],
])('the original resume in the state %s is told as such [P8-006]', async (state, words) => {
  await open(answered({ state }, ''))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(sessionStorage.getItem(handOffKey)).toBe(null)
})

test.each([
  [{ code: 1009, msg: '转换繁忙，请稍后再试', data: null }, '转换繁忙，请稍后再试'],
  [{ code: 1500, msg: '', data: null, status: 500 }, '原始简历未能打开，请重试'],
])('an original resume that cannot be opened says why, once: %o', async (refusal, words) => {
  await open(answered({}), [getConvertedUrl.path, () => refusal])
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

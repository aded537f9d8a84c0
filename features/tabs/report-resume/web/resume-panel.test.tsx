import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  findAllEducation,
  findAllWorkInfo,
  getProjectExperience,
} from '../../../candidates/candidates/contract.ts'
import { jobseekerResumeInfo } from '../../../candidates/resume/contract/original.ts'
import { getEmployInfo } from '../../../candidates/resume/contract.ts'
import { none } from './resume-panel-under-test.tsx'
import { answer, answerItems, asked, show } from './resume-under-test.tsx'

const noLists = () => {
  answer(findAllEducation, [])
  answer(findAllWorkInfo, [])
  answer(getProjectExperience, [])
}

test('the Resume tab has original, standard and form, in this order, and puts the chosen one into the address [R2-031 R2-026]', async () => {
  answer(jobseekerResumeInfo, { ...none })
  answerItems([])
  answer(getEmployInfo, null)
  const { onGo, user } = show()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent.trim())).toEqual(['原始简历', '标准简历', '应聘登记表'])
  await user.click(screen.getByRole('tab', { name: '应聘登记表' }))
  expect(onGo).toHaveBeenCalledWith({ resume: 2 })
  expect(await screen.findByText('候选人未填写登记表')).toBeTruthy()
})

test('the Resume tab opens on the sub-tab of the address, and loads no other [R2-026]', async () => {
  answerItems([])
  noLists()
  show({ address: { resume: 1 } })
  expect(screen.getByRole('tab', { name: '标准简历' }).getAttribute('aria-selected')).toBe('true')
  expect(await screen.findByText('暂无标准简历')).toBeTruthy()
  expect(asked).not.toContain(jobseekerResumeInfo.path)
})

test('the Resume tab shows an empty notice, and asks for nothing, when the candidate is anonymous [R2-032]', () => {
  for (const resume of [0, 1, 2]) {
    show({ isAnonymous: true, address: { resume } })
    expect(screen.getByText('匿名候选人的简历不展示')).toBeTruthy()
    expect(asked).toEqual([])
    cleanup()
  }
})

test('a visitor whose share has no original resume reads the standard resume alone', async () => {
  answerItems([])
  noLists()
  show({ parts: ['contacts'], address: { resume: 0 } })
  expect(await screen.findByText('暂无标准简历')).toBeTruthy()
  expect(screen.getAllByRole('tab')).toEqual([screen.getByRole('tab', { name: '标准简历' })])
})

test.each([0, 1, 2])('both sides of the ID card show below part %i of the resume', async (resume) => {
  answer(jobseekerResumeInfo, none)
  answerItems([])
  noLists()
  answer(getEmployInfo, null)
  show({ address: { resume }, idCard: { front: '/file/media/front', back: '/file/media/back' } })
  const card = within(await screen.findByRole('region', { name: '身份证' }))
  const sources = ['身份证人像面', '身份证国徽面'].map((name) =>
    card.getByRole('button', { name }).querySelector('img')?.getAttribute('src'),
  )
  expect(sources).toEqual(['/file/media/front', '/file/media/back'])
})

test('an ID card that cannot be read is not left out', async () => {
  answer(jobseekerResumeInfo, { ...none })
  answerItems([])
  show({ unreadable: ['idCard'] })
  expect(await screen.findByText('这部分内容已收到，但无法读取，请联系管理员')).toBeTruthy()
})

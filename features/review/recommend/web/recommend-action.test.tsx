import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getMenuTabs } from '../../../report/report/contract.ts'
import { answer, facts } from '../../../report/report/web/calls-under-test.ts'
import { heading, named } from '../../../report/report/web/page-under-test.ts'
import { messages as recommend } from '../messages/cn.ts'
import { prepareRecommending, show } from './recommend-action-under-test.ts'

prepareRecommending()

const isOffered = () => screen.queryByRole('button', { name: '推荐' }) !== null

test('the action shows where the server allows it [R4-029 P4-063]', async () => {
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['remark'] } })
  const { unmount } = show()
  await heading()
  expect(isOffered()).toBe(false)
  unmount()
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['recommend'] } })
  show()
  expect(await screen.findByRole('button', { name: '推荐' })).toBeTruthy()
})

test('the action does not show in the personal mode [R2-027]', async () => {
  show(`${named}&mode=personal`)
  await heading()
  expect(isOffered()).toBe(false)
})

test('recommending a candidate whose recommendation was withdrawn asks first', async () => {
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, acts: ['recommend'], standing: 'withdrawn' } })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: '推荐' }))
  const question = await screen.findByRole('dialog', { name: '仍要推荐？' })
  await user.click(within(question).getByRole('button', { name: '返回' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await user.click(screen.getByRole('button', { name: '推荐' }))
  await user.click(await screen.findByRole('button', { name: '仍要推荐' }))
  expect(await screen.findByRole('dialog', { name: recommend.title })).toBeTruthy()
})

import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answerBy, asked, refuse, timesAsked } from '../../../report/report/web/calls-under-test.ts'
import { listAsked } from '../contract/asked.ts'
import { accountsPerPage, listUnfrozenUsers } from '../contract.ts'
import {
  account,
  asked1,
  openIt,
  option,
  prepareRecommending,
  show,
  staff,
} from './recommend-action-under-test.ts'

prepareRecommending()

test('the list of colleagues opens with a search field and the colleagues, by one call [R2-115 P2-148 R7-082]', async () => {
  const { user } = show()
  const dialog = await openIt(user)
  expect(within(dialog).getByRole('combobox', { name: '输入姓名、拼音或邮箱' })).toBeTruthy()
  expect((await option('沈岚')).textContent).toBe('沈岚u1@hailan.example面试官')
  expect(screen.getAllByRole('option')).toHaveLength(3)
  expect(timesAsked(listUnfrozenUsers)).toBe(1)
  const sent = asked.find(({ path }) => path === listUnfrozenUsers.path)?.sent
  expect(sent?.get('positionIdList')).toBe('["p"]')
  expect(sent?.get('recommendable')).toBe('true')
  expect(sent?.get('limit')).toBe(String(accountsPerPage))
})

test('the list of colleagues is searched by the server, and says when nobody matches [P2-118]', async () => {
  const { user } = show()
  await openIt(user)
  await option('沈岚')
  const field = screen.getByRole('combobox')
  await user.type(field, 'aNNa')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(await option('Anna')).toBeTruthy()
  await user.type(field, '?')
  expect(await screen.findByText('没有找到匹配的同事')).toBeTruthy()
})

test('the list of colleagues says when it fails, and comes with the next try', async () => {
  refuse(listUnfrozenUsers, 9)
  const { user } = show()
  await openIt(user)
  expect((await screen.findByRole('alert')).textContent).toContain('同事名单未能载入')
  answer(listUnfrozenUsers, staff)
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await option('沈岚')).toBeTruthy()
})

test('the list of colleagues comes page by page', async () => {
  const all = Array.from({ length: accountsPerPage + 2 }, (_, index) => account(`m${index}`, `员工 ${index}`))
  answerBy(listUnfrozenUsers, (sent) => {
    const at = all.findIndex(({ userId }) => userId === sent.get('cursor')) + 1
    return all.slice(at, at + accountsPerPage)
  })
  const { user } = show()
  await openIt(user)
  await option('员工 0')
  await user.click(screen.getByRole('button', { name: '加载更多' }))
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(accountsPerPage + 2))
  expect(screen.queryByRole('button', { name: '加载更多' })).toBe(null)
})

test('the list of colleagues chooses any number, and a second tap takes a choice back [R5-022 P2-149]', async () => {
  const { user } = show()
  const dialog = await openIt(user)
  await user.click(await option('沈岚'))
  await user.click(await option('Anna'))
  expect(within(dialog).getByText('已选 2 位同事')).toBeTruthy()
  await user.click(await option('沈岚'))
  expect((await option('沈岚')).getAttribute('aria-selected')).toBe('false')
  expect((await option('Anna')).getAttribute('aria-selected')).toBe('true')
  await user.click(screen.getByRole('button', { name: '移除 Anna' }))
  expect((await option('Anna')).getAttribute('aria-selected')).toBe('false')
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
})

test('the search of colleagues keeps the focus; arrows move within the list, and Enter chooses', async () => {
  const { user } = show()
  await openIt(user)
  await option('沈岚')
  const field = screen.getByRole('combobox')
  field.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe((await option('吴涛')).id)
  await user.keyboard('{Enter}')
  const chosen = screen.getAllByRole('option', { selected: true })
  expect(chosen.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['吴涛'])
  expect(document.activeElement).toBe(field)
})

test('the list of colleagues marks those who were asked and have not answered', async () => {
  answer(listAsked, [asked1()])
  const { user } = show()
  await openIt(user)
  await waitFor(async () => expect((await option('沈岚')).textContent).toContain('已请评价'))
  expect((await option('Anna')).textContent).not.toContain('已请评价')
})

import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answerBy, asked, refuse, timesAsked } from '../../../report/report/web/calls-under-test.ts'
import { accountsPerPage, listUnfrozenUsers } from '../contract.ts'
import { account, openIt, option, prepareRecommending, show, staff } from './recommend-action-under-test.ts'

prepareRecommending()

test('the list of colleagues opens with a search field and the colleagues, by one call [R2-115 P2-148 R7-082]', async () => {
  const { user } = show()
  const dialog = await openIt(user)
  expect(within(dialog).getByRole('searchbox', { name: '搜索姓名或邮箱' })).toBeTruthy()
  expect((await option('沈岚')).textContent).toBe('沈岚u1@hailan.example面试官')
  expect(screen.getAllByRole('option')).toHaveLength(3)
  expect(timesAsked(listUnfrozenUsers)).toBe(1)
  const sent = asked.find(({ path }) => path === listUnfrozenUsers.path)?.sent
  expect(sent?.get('positionIdList')).toBe('["p"]')
  expect(sent?.get('limit')).toBe(String(accountsPerPage))
})

test('the list of colleagues is searched by the server, and says when nobody matches [P2-118]', async () => {
  const { user } = show()
  await openIt(user)
  await option('沈岚')
  const field = screen.getByRole('searchbox')
  await user.type(field, 'aNNa')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(await option('Anna')).toBeTruthy()
  await user.type(field, '!')
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
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('the list of colleagues is one stop of Tab; arrows move within it, space and enter choose', async () => {
  const { user } = show()
  await openIt(user)
  const first = await option('沈岚')
  screen.getByRole('searchbox').focus()
  await user.tab()
  expect(document.activeElement).toBe(first)
  await user.keyboard('{ArrowDown} {End}{Enter}')
  expect(document.activeElement).toBe(await option('Anna'))
  const chosen = screen.getAllByRole('option', { selected: true })
  expect(chosen.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['吴涛', 'An'])
  await user.keyboard('{Home}{ArrowUp}')
  expect(document.activeElement).toBe(first)
})

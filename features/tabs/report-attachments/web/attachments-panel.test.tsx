import { codes } from '@candor/call/codes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getPreviewUrl } from '../../../platform/documents/contract.ts'
import type { GivenFacts } from '../../../report/report/rules/facts-of.ts'
import { answer, asked, refuse, toasts } from '../../../report/report/web/panel-under-test.tsx'
import {
  type BackgroundCheckEntry,
  deleteAttachment,
  getBackgroundCheck,
  listAttachments,
} from '../contract.ts'
import { aFile, showPanel } from './attachments-panel-under-test.tsx'

const aLink = (attachName: string, attachUrl: string) =>
  aFile(attachName, { attachUrl, attachType: 1, ending: '' })

const check: BackgroundCheckEntry = { finishCheck: 1, cheatFlag: 0, violationResult: 0, isFill: 1 }

const withCheck: GivenFacts = { permissions: ['background'], parts: ['backgroundCheck'] }

test('files and links stand in lists of their own, with their counts [R1-022 R2-143 R2-144 P3-025]', async () => {
  answer(listAttachments, [aFile('作品集.pdf'), aLink('个人网站', 'https://su.example/'), aFile('证书.png')])
  showPanel()
  const files = within(await screen.findByRole('list', { name: '文件' }))
  expect(files.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('作品集.pdf'),
    expect.stringContaining('证书.png'),
  ])
  const link = within(screen.getByRole('list', { name: '链接' })).getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['个人网站', 'https://su.example/'])
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.getByText('2 个文件，1 个链接')).toBeTruthy()
})

test('the background check shows beside files and links [R2-145 P2-146]', async () => {
  answer(listAttachments, [aFile('作品集.pdf'), aLink('个人网站', 'https://su.example/')])
  answer(getBackgroundCheck, check)
  showPanel(withCheck)
  expect(await screen.findByRole('list', { name: '文件' })).toBeTruthy()
  expect(screen.getByRole('list', { name: '链接' })).toBeTruthy()
  expect(await screen.findByText('已核实证明人')).toBeTruthy()
})

test('no button on the screen deletes anything [P7-072]', async () => {
  answer(listAttachments, [aFile('证书.png'), aFile('报价.xlsx'), aLink('个人网站', 'https://su.example/')])
  answer(getBackgroundCheck, check)
  answer(getPreviewUrl, '/file/media/text')
  const { user } = showPanel(withCheck)
  await screen.findByRole('list', { name: '文件' })
  await screen.findByText('已核实证明人')
  for (const button of screen.getAllByRole('button', { name: /^查看/ })) await user.click(button)
  // From the last to the first, as a heading folds what stands below it.
  for (const button of screen.getAllByRole('button').reverse()) await user.click(button)
  expect(asked).not.toContain(deleteAttachment.path)
  expect(screen.queryByText(/删除|移除/)).toBe(null)
})

test('the list says when there is nothing in it [R2-146]', async () => {
  answer(listAttachments, [])
  showPanel()
  expect(await screen.findByText('暂无附件')).toBeTruthy()
})

test('the list of an anonymous candidate is not even asked for', () => {
  showPanel({ isAnonymous: true })
  expect(screen.getByText('匿名候选人的附件不展示')).toBeTruthy()
  expect(asked).toEqual([])
})

test('the list that could not be loaded leaves the background check standing, and says nothing in a toast', async () => {
  refuse(listAttachments, '服务器繁忙')
  answer(getBackgroundCheck, check)
  const { user } = showPanel(withCheck)
  expect(await screen.findByText('附件未能载入，页面其余部分不受影响。')).toBeTruthy()
  expect(await screen.findByText('已核实证明人')).toBeTruthy()
  expect(toasts).toEqual([])
  answer(listAttachments, [aFile('a.png')])
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('a.png')).toBeTruthy()
})

const answers = () =>
  ['已核实证明人', '有欺诈记录', '纪律处分查询有记录'].map(
    (question) => screen.getByText(question).nextElementSibling?.textContent,
  )

test.each<[string, Partial<BackgroundCheckEntry>, string[]]>([
  ['as it was answered', {}, ['是', '否', '否']],
  ['with findings', { finishCheck: 0, cheatFlag: 1, violationResult: 1 }, ['否', '是', '是']],
  ['half answered', { violationResult: null }, ['是', '否', '尚无结论']],
  ['not filled in', { isFill: 0 }, ['尚无结论', '尚无结论', '尚无结论']],
])('the background check has three yes/no items, %s [P3-027 R2-145]', async (_case, more, expected) => {
  answer(listAttachments, [])
  answer(getBackgroundCheck, { ...check, ...more })
  showPanel(withCheck)
  await screen.findByText('已核实证明人')
  expect(answers()).toEqual(expected)
  expect(screen.queryByText('背景调查尚未填写，下面各项还没有结论。') !== null).toBe(more.isFill === 0)
})

test('the background check always has its place for the customer type that keeps it there [P6-033]', async () => {
  answer(listAttachments, [])
  answer(getBackgroundCheck, null)
  showPanel({ permissions: ['background'], alwaysShowsAttachments: true })
  expect(await screen.findByText('暂无背景调查')).toBeTruthy()
})

test('the background check is left out without its permission, and where there is none', async () => {
  answer(listAttachments, [])
  const { unmount } = showPanel({ permissions: [], parts: ['backgroundCheck'] })
  await screen.findByText('暂无附件')
  unmount()
  showPanel({ permissions: ['background'] })
  await screen.findByText('暂无附件')
  expect(screen.queryByText('背景调查')).toBe(null)
  expect(asked).toEqual([listAttachments.path])
})

test.each([
  ['attachments', listAttachments],
  ['background check', getBackgroundCheck],
])('an unreadable part is told in its own section, in the server’s words: %s', async (part, call) => {
  answer(listAttachments, [aFile('a.png')])
  answer(getBackgroundCheck, check)
  refuse(call, '这部分内容已收到，但无法读取，请联系管理员', codes.serverError, { unreadable: part })
  showPanel(withCheck)
  const [files, background] = await screen.findAllByRole('region')
  const told = call === listAttachments ? files : background
  const other = call === listAttachments ? '已核实证明人' : 'a.png'
  expect(
    await within(told ?? document.body).findByText('这部分内容已收到，但无法读取，请联系管理员'),
  ).toBeTruthy()
  expect(await screen.findByText(other)).toBeTruthy()
})

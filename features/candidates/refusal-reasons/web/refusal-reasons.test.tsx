import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { findDraft } from '../../../platform/drafts/web/draft-store.ts'
import {
  answer,
  answerLater,
  Leavable,
  posted,
  refuse,
  refuseLater,
  show,
} from '../../../report/report/web/panel-under-test.tsx'
import { listRefusalReasons, readRefusalReasons, saveRefusalReasons } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { withToggled } from '../rules/chosen.ts'
import { ReasonChoices } from './reason-choices.tsx'
import { RefusalReasons } from './refusal-reasons.tsx'

const uses = [
  { reason: '经验不匹配', count: 12 },
  { reason: '薪资不匹配', count: 0 },
]

beforeEach(() => {
  answer(readRefusalReasons, { revision: 4, reasons: ['经验不匹配', '薪资不匹配'], uses })
  answer(saveRefusalReasons, { revision: 5 })
})

const words = { 'refusal-reasons': messages, drafts }
const open = async () => {
  const { user } = show(<RefusalReasons />, words)
  const field = await screen.findByRole('textbox', { name: '原因' })
  await waitFor(() => expect(field).toHaveProperty('value', '经验不匹配\n薪资不匹配'))
  return { user, field }
}
const sent = () => posted.map(({ body }) => body)

test('reasons are written one a line and saved together, with the revision that was read', async () => {
  const { user, field } = await open()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  await user.type(field, '{Enter}{Enter}候选人放弃')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(sent()[0]).toEqual({ revision: 4, reasons: ['经验不匹配', '薪资不匹配', '候选人放弃'] })
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull())
})

test('a too long reason is told before anything is sent, and a refusal keeps the text', async () => {
  const { user, field } = await open()
  await user.clear(field)
  await user.click(field)
  await user.paste('长'.repeat(101))
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/每个原因最多 100 个字/)).toBeTruthy()
  expect(posted).toEqual([])
  refuse(saveRefusalReasons, '其他人刚改过这些原因', codes.changedMeanwhile)
  await user.clear(field)
  await user.type(field, '其他')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('其他人刚改过这些原因')).toBeTruthy()
  expect(field).toHaveProperty('value', '其他')
  await user.click(screen.getByRole('button', { name: '放弃改动' }))
  expect(field).toHaveProperty('value', '经验不匹配\n薪资不匹配')
  expect(document.activeElement).toBe(field)
})

test('a refusal that comes once the section was left is said in a notice', async () => {
  const { user } = show(
    <Leavable>
      <RefusalReasons />
    </Leavable>,
    words,
  )
  const field = await screen.findByRole('textbox', { name: '原因' })
  await waitFor(() => expect(field).toHaveProperty('value', '经验不匹配\n薪资不匹配'))
  await user.type(field, '{Enter}其他')
  const release = refuseLater(saveRefusalReasons, '其他人刚改过这些原因', codes.changedMeanwhile)
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(posted).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'leave' }))
  release()
  expect(await screen.findAllByText('其他人刚改过这些原因')).not.toEqual([])
})

test('text that is typed while the reasons are saved stays, and is saved next', async () => {
  const { user, field } = await open()
  await user.type(field, '{Enter}其他')
  const release = answerLater(saveRefusalReasons, { revision: 5 })
  await user.click(screen.getByRole('button', { name: '保存' }))
  await user.type(field, '原因')
  release()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '保存' }).getAttribute('aria-busy')).toBe('false'),
  )
  expect(field).toHaveProperty('value', '经验不匹配\n薪资不匹配\n其他原因')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(posted).toHaveLength(2))
  expect(sent()[1]).toEqual({ revision: 5, reasons: ['经验不匹配', '薪资不匹配', '其他原因'] })
})

test('saved reasons leave no draft behind for a reload', async () => {
  const { user, field } = await open()
  const place = { accountId: '', candidateId: '', subject: 'refusal reasons' }
  await user.type(field, '{Enter}其他')
  await waitFor(async () => expect(await findDraft(place)).toBeTruthy())
  const release = answerLater(readRefusalReasons, { revision: 5, reasons: ['其他'], uses: [] })
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(posted).toHaveLength(1))
  await waitFor(async () => expect(await findDraft(place)).toBe(null))
  expect(field).toHaveProperty('value', '经验不匹配\n薪资不匹配\n其他')
  release()
  await waitFor(() => expect(field).toHaveProperty('value', '其他'))
})

function Choosing() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return <ReasonChoices chosen={chosen} onToggle={(reason) => setChosen(withToggled(chosen, reason))} />
}

test('a reason is chosen by a press, and taken back by another', async () => {
  answer(listRefusalReasons, [{ id: 'r1', reason: '薪资不匹配' }])
  const { user } = show(<Choosing />, words)
  const choice = await screen.findByRole('button', { name: '薪资不匹配' })
  await user.click(choice)
  expect(choice.getAttribute('aria-pressed')).toBe('true')
  await user.click(choice)
  expect(choice.getAttribute('aria-pressed')).toBe('false')
})

test.each([
  ['cn', messages, '各原因的使用次数', '使用过 12 次', '未使用过'],
  ['en', en, 'How often each reason was used', 'Used 12 times', 'Not used yet'],
  ['zh-TW', zhTW, '各原因的使用次數', '使用過 12 次', '未使用過'],
] as const)(
  'every saved reason tells how often it was used: %s',
  async (_locale, said, label, often, never) => {
    show(<RefusalReasons />, { ...words, 'refusal-reasons': said })
    const list = await screen.findByRole('list', { name: label })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([`经验不匹配${often}`, `薪资不匹配${never}`])
  },
)

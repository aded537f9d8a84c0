import type { ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { act, screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { listLeads, saveLead } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { LeadsPanel } from './leads-panel.tsx'

type Lead = ReplyOf<typeof listLeads>['list'][number]

const lead: Lead = {
  leadId: 'l1',
  companyName: '云渡科技',
  userName: '何云舟',
  position: '招聘经理',
  prefixPhone: '86',
  email: '',
  phone: '13812345678',
  createdTime: Date.UTC(2026, 2, 14, 1),
  state: 'new',
  note: '',
  revision: 2,
  changedBy: null,
  changedTime: null,
}
let list: Lead[] = []
let api: FakeApi

beforeEach(() => {
  list = [lead]
  api = fakeApi()
  api.answerBy(listLeads, () => ({ list, before: null }))
  api.answerBy(saveLead, () => {
    const changed = { revision: 3, changedBy: '沈岚', changedTime: Date.UTC(2026, 2, 14, 2) }
    list = [{ ...lead, note: '周四回电', ...changed }]
    return { revision: 3 }
  })
})

const showLeads = () =>
  renderScreen(
    <ToastProvider>
      <LeadsPanel />
    </ToastProvider>,
    { messages: { registration: messages, manage }, locale: 'cn' },
  )

async function choose(user: UserEvent, name: string) {
  await user.click(screen.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name }))
}

test('a note on a lead is saved from the state that was shown, and who wrote it is told', async () => {
  showLeads()
  expect((await screen.findByRole('link', { name: '+86 13812345678' })).getAttribute('href')).toBe(
    'tel:+8613812345678',
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: '备注' }), '周四回电')
  await user.tab()
  await waitFor(() =>
    expect(api.inputsOf(saveLead)).toEqual([{ leadId: 'l1', revision: 2, note: '周四回电' }]),
  )
  expect(await screen.findByText('沈岚 于 2026-03-14 02:00:00 更改')).toBeTruthy()
})

test('a note saved during a save of the state follows it with its revision', async () => {
  const { container } = showLeads()
  const user = userEvent.setup()
  const note = await screen.findByRole('textbox', { name: '备注' })
  const release = api.hold(saveLead)
  await user.click(screen.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: messages.states.contacted }))
  await waitFor(() => expect(api.inputsOf(saveLead)).toHaveLength(1))
  await user.type(note, '周四回电')
  await user.tab()
  release()
  await waitFor(() => expect(container.textContent).toContain('沈岚'))
  await waitFor(() =>
    expect(api.inputsOf(saveLead)).toEqual([
      { leadId: 'l1', revision: 2, state: 'contacted' },
      { leadId: 'l1', revision: 3, note: '周四回电' },
    ]),
  )
})

test('a third quick change uses the revision of the second, though the list has only the first', async () => {
  let stored = 2
  api.answerBy(saveLead, () => {
    stored += 1
    list = [{ ...lead, revision: 3, changedBy: '沈岚' }]
    return { revision: stored }
  })
  showLeads()
  const user = userEvent.setup()
  const note = await screen.findByRole('textbox', { name: '备注' })
  const release = api.hold(saveLead)
  await choose(user, messages.states.contacted)
  await waitFor(() => expect(api.inputsOf(saveLead)).toHaveLength(1))
  await user.type(note, '周四回电')
  await user.tab()
  release()
  await waitFor(() => expect(api.inputsOf(saveLead)).toHaveLength(2))
  await choose(user, messages.states.won)
  await waitFor(() => expect(api.inputsOf(saveLead).map(({ revision }) => revision)).toEqual([2, 3, 4]))
})

test('a state that is chosen while another one is being saved is saved after it, also the one before', async () => {
  let stored = 2
  api.answerBy(saveLead, ({ state }) => {
    stored += 1
    list = list.map((each) => ({
      ...each,
      state: state === 'contacted' ? 'contacted' : 'new',
      revision: stored,
    }))
    return { revision: stored }
  })
  showLeads()
  const user = userEvent.setup()
  await screen.findByRole('textbox', { name: '备注' })
  const release = api.hold(saveLead)
  await choose(user, messages.states.contacted)
  await waitFor(() => expect(api.inputsOf(saveLead)).toHaveLength(1))
  await choose(user, messages.states.new)
  release()
  await waitFor(() =>
    expect(api.inputsOf(saveLead)).toEqual([
      { leadId: 'l1', revision: 2, state: 'contacted' },
      { leadId: 'l1', revision: 3, state: 'new' },
    ]),
  )
  await waitFor(() => expect(screen.getByRole('combobox').textContent).toContain(messages.states.new))
})

test('the panel without leads says that requests appear here', async () => {
  list = []
  showLeads()
  expect(await screen.findByText('还没有试用申请')).toBeTruthy()
})

test('older leads come by a button, below those that are there', async () => {
  const older = { ...lead, leadId: 'l0', companyName: '青石科技' }
  api.answerBy(listLeads, ({ before }) =>
    before === 'l1' ? { list: [older], before: null } : { list: [lead], before: 'l1' },
  )
  showLeads()
  await userEvent.setup().click(await screen.findByRole('button', { name: '加载更多' }))
  const names = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent)
  await waitFor(async () => expect(await names()).toHaveLength(2))
  expect(await names()).toEqual([expect.stringContaining('云渡科技'), expect.stringContaining('青石科技')])
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
})

test('a failed load of leads is told, and leads loaded before stay with the typed note', async () => {
  api.refuse(listLeads)
  const { queries } = showLeads()
  expect(await screen.findByText('试用申请未能载入')).toBeTruthy()
  api.answerBy(listLeads, () => ({ list, before: null }))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '重试' }))
  await user.type(await screen.findByRole('textbox', { name: '备注' }), '周四回电')
  api.refuse(listLeads)
  await act(() => queries.invalidateQueries({ queryKey: [listLeads.path] }))
  expect(await screen.findByText('未能更新，现在显示的是之前的内容。')).toBeTruthy()
  expect(screen.getByDisplayValue('周四回电')).toBeTruthy()
})

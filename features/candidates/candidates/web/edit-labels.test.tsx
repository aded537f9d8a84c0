import { callQuery } from '@candor/call/web/query'
import { type FakeApi, fakeApi, Refused, type SentFields } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  type CompanyLabel,
  deleteCandidateLabel,
  listCandidateLabel,
  listCompanyLabel,
  saveCandidateLabel,
} from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { readLabels } from '../rules/wire.ts'
import { EditLabels } from './edit-labels.tsx'

const risk = { labelId: 7, labelName: '高风险' }
const calm = { labelId: 31, labelName: '沉稳' }
const ofImport = { labelId: 40, labelName: '内推' }

let ofCompany: CompanyLabel[] = []
let held: CompanyLabel[] = []
let isRefused = false
let api: FakeApi
const handleChanged = vi.fn()

function save(sent: SentFields): CompanyLabel {
  const known = ofCompany.find(
    ({ labelId, labelName }) => `${labelId}` === sent.labelId || labelName === sent.labelName,
  )
  const label = known ?? { labelId: 1001, labelName: String(sent.labelName ?? '') }
  if (!known) ofCompany = [...ofCompany, label]
  held = [...held, label]
  return label
}

beforeEach(() => {
  ofCompany = [risk, calm]
  held = [calm, ofImport]
  isRefused = false
  handleChanged.mockClear()
  api = fakeApi()
  const refusal = new Refused({ code: 1002, msg: '暂无操作权限，请联系HR' })
  api.answerBy(listCompanyLabel, () => ofCompany)
  api.answerBy(listCandidateLabel, () => held)
  api.answerBy(saveCandidateLabel, (sent) => (isRefused ? refusal : save(sent)))
  api.answerBy(deleteCandidateLabel, ({ labelId }) => {
    if (isRefused) return refusal
    held = held.filter((label) => `${label.labelId}` !== labelId)
    return null
  })
})

function Header() {
  const { data } = useQuery({
    ...callQuery(listCandidateLabel, { jobseekerChannelId: 'c1' }),
    select: readLabels,
  })
  return (
    <>
      <ul aria-label="labels">
        {data?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {data && <EditLabels candidateId="c1" name="林晓彤" labels={data} onChanged={handleChanged} />}
    </>
  )
}

async function openDialog() {
  renderScreen(<Header />, { messages: { candidates: messages }, locale: 'cn' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '编辑标签' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑标签：林晓彤' }))
  await dialog.findByRole('button', { name: '高风险' })
  return { user, dialog, box: dialog.getByRole('textbox', { name: '查找或输入新标签' }) }
}

const inHeader = () =>
  within(screen.getByRole('list', { name: 'labels', hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)

test('the company’s labels and the candidate’s own stand there, the candidate’s pressed', async () => {
  const { dialog } = await openDialog()
  const pressed = ['高风险', '沉稳', '内推'].map((name) =>
    dialog.getByRole('button', { name }).getAttribute('aria-pressed'),
  )
  expect(pressed).toEqual(['false', 'true', 'true'])
})

test('a press gives a label, another takes it, and the header follows', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: '高风险' }))
  await waitFor(() => expect(inHeader()).toEqual(['沉稳', '内推', '高风险']))
  expect(dialog.getByRole('status').textContent).toBe('已添加标签“高风险”')
  await user.click(dialog.getByRole('button', { name: '沉稳' }))
  await waitFor(() => expect(inHeader()).toEqual(['内推', '高风险']))
  expect(dialog.getByRole('status').textContent).toBe('已移除标签“沉稳”')
  expect(handleChanged).toHaveBeenCalledTimes(2)
  expect(api.inputsOf(saveCandidateLabel)).toEqual([{ jobseekerChannelId: 'c1', labelId: '7' }])
  expect(api.inputsOf(deleteCandidateLabel)).toEqual([{ jobseekerChannelId: 'c1', labelId: '31' }])
})

test('typed text is searched, and becomes a new label if there is none', async () => {
  const { user, dialog, box } = await openDialog()
  await user.type(box, '高风')
  expect(dialog.queryByRole('button', { name: '沉稳' })).toBe(null)
  expect(dialog.getByRole('button', { name: '高风险' })).toBeTruthy()
  await user.clear(box)
  await user.type(box, ' 远程 办公')
  expect(dialog.getByRole('button', { name: '添加“远程 办公”' })).toBeTruthy()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(inHeader()).toEqual(['沉稳', '内推', '远程 办公']))
  expect(api.inputsOf(saveCandidateLabel)).toEqual([{ jobseekerChannelId: 'c1', labelName: '远程 办公' }])
  expect(box).toHaveProperty('value', '')
  const made = await dialog.findByRole('button', { name: '远程 办公' })
  expect(made.getAttribute('aria-pressed')).toBe('true')
})

test('text for the next label stays while a label is being added', async () => {
  const { user, box } = await openDialog()
  await user.type(box, '远程')
  const release = api.hold(saveCandidateLabel)
  await user.keyboard('{Enter}')
  await user.type(box, '办公')
  release()
  await waitFor(() => expect(inHeader()).toEqual(['沉稳', '内推', '远程']))
  expect(box).toHaveProperty('value', '远程办公')
})

test('a label that is there already is not offered as a new one, and none is longer than 20 characters', async () => {
  const { user, dialog, box } = await openDialog()
  await user.type(box, '沉稳')
  expect(dialog.queryByRole('button', { name: /^添加/ })).toBe(null)
  await user.clear(box)
  await user.click(box)
  await user.paste('长'.repeat(21))
  expect(box).toHaveProperty('value', '长'.repeat(20))
})

test('a refusal is said in the server’s words, and nothing changes', async () => {
  const { user, dialog } = await openDialog()
  isRefused = true
  await user.click(dialog.getByRole('button', { name: '高风险' }))
  await waitFor(() => expect(api.said).toEqual(['暂无操作权限，请联系HR']))
  expect(dialog.getByRole('button', { name: '高风险' }).getAttribute('aria-pressed')).toBe('false')
  expect(inHeader()).toEqual(['沉稳', '内推'])
})

test('labels that are pressed one after the other all count, though the first is still on its way', async () => {
  held = [ofImport]
  const { user, dialog } = await openDialog()
  const release = api.hold(saveCandidateLabel)
  await user.click(dialog.getByRole('button', { name: '高风险' }))
  await user.click(dialog.getByRole('button', { name: '沉稳' }))
  // A second press of the same one is the same wish.
  await user.click(dialog.getByRole('button', { name: '沉稳' }))
  release()
  await waitFor(() => expect(inHeader()).toEqual(['内推', '高风险', '沉稳']))
  expect(api.inputsOf(saveCandidateLabel)).toHaveLength(2)
})

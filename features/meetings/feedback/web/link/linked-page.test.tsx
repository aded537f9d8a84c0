import type { ReplyOf } from '@candor/call/define'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showLinkPage } from '../../../appointments/web/page-under-test.tsx'
import { messages as forms } from '../../../assessment-forms/messages/cn.ts'
import { formOf, scale, text } from '../../../assessment-forms/rules/forms-under-test.ts'
import { writeForm } from '../../../assessment-forms/rules/wire.ts'
import { giveLinkedFeedbackAt } from '../../contract/addresses.ts'
import type { readLinkedFeedback } from '../../contract/linked.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { LinkedFeedbackPage } from './linked-page.tsx'
import { begunWith } from './use-linked-form.ts'

const start = Date.parse('2026-11-25T07:30Z')
const found: ReplyOf<typeof readLinkedFeedback> = {
  interviewPlanId: 'p1',
  companyName: '海岚支付',
  companyNameLatin: null,
  positionName: '高级后端工程师',
  positionNameLatin: null,
  interviewRoundName: '技术面',
  candidateName: '方以南',
  candidateNameLatin: 'Fang Yinan',
  interviewerName: '周予川',
  interviewStartTime: start,
  interviewEndTime: start + 3_600_000,
  timeZone: 'Asia/Shanghai',
  hasGiven: false,
  hasContent: true,
  form: null,
}
const formWith = (question: Parameters<typeof formOf>[0][number]) =>
  writeForm({
    formId: 'f1',
    versionId: 'v1',
    name: '技术面',
    templateType: 0,
    description: '',
    content: formOf([question]),
  })
const form = formWith(scale('q1', 100))
const messages = { cn, en, 'zh-TW': zhTW }
const open = (answers: readonly object[], locale: 'cn' | 'en' | 'zh-TW' = 'cn') =>
  showLinkPage(<LinkedFeedbackPage link="abc" />, answers, locale, {
    feedback: messages[locale],
    'assessment-forms': forms,
  })

test('an interviewer gives their feedback on the page of the link, and typed text survives a reload', async () => {
  const { asked, user } = open([found, {}, { ...found, hasGiven: true }])
  expect(await screen.findByText(/周予川，请填写您对方以南“技术面”面试的反馈/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保存反馈' }))
  expect(screen.getByText('请填写评语')).toBeTruthy()
  expect(asked).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: '未通过' }))
  await user.type(screen.getByRole('textbox'), '说不清机制')
  expect(sessionStorage.getItem('feedback.p1..content')).toBe('说不清机制')
  await user.click(screen.getByRole('button', { name: '保存反馈' }))
  expect(await screen.findByText('反馈已提交')).toBeTruthy()
  expect(asked[1]).toMatchObject({
    path: giveLinkedFeedbackAt.path,
    body: { sign: 'abc', interviewResult: 0, feedbackContent: '说不清机制' },
  })
  expect(sessionStorage.getItem('feedback.p1..content')).toBe(null)
})

test('a feedback that is being sent takes no words that would be lost, and takes them again where it is refused', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const asking = { ...found, form: formWith(text('q1')) }
  const { asked, user } = open([asking, promise, {}, { ...asking, hasGiven: true }])
  await screen.findByRole('form')
  const [answer, content] = screen.getAllByRole<HTMLTextAreaElement>('textbox')
  if (!answer || !content) throw new Error('no fields')
  await user.type(answer, '好')
  await user.type(content, '稳')
  await user.click(screen.getByRole('button', { name: '保存反馈' }))
  const frozen = () =>
    [...screen.getAllByRole('radio'), answer, content].map(
      (field) => field.closest('fieldset[aria-disabled=true]') !== null,
    )
  expect(new Set(frozen())).toEqual(new Set([true]))
  await user.type(answer, '吗')
  await user.type(content, '吗')
  await user.click(screen.getByRole('radio', { name: '未通过' }))
  expect([answer.value, content.value]).toEqual(['好', '稳'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '通过' }).checked).toBe(true)
  resolve({ refusal: '请稍后再试', code: 1500 })
  expect(await screen.findByText('请稍后再试')).toBeTruthy()
  expect(new Set(frozen())).toEqual(new Set([false]))
  await user.type(content, '重')
  await user.click(screen.getByRole('button', { name: '保存反馈' }))
  expect(await screen.findByText('反馈已提交')).toBeTruthy()
  expect(asked[2]).toMatchObject({ body: { interviewResult: 1, feedbackContent: '稳重' } })
})

test('the page asks for the version that was begun with after a reload, until its feedback is given', async () => {
  const asking = { ...found, form: formWith(text('q1')), hasContent: false }
  const first = open([asking, {}])
  await first.user.type(await screen.findByRole('textbox'), '好')
  await first.user.click(screen.getByRole('radio', { name: '面试未进行' }))
  await first.user.click(screen.getByRole('button', { name: '保存反馈' }))
  expect(await screen.findByText(/已记下这场面试未进行/)).toBeTruthy()
  expect(first.asked[0]?.sent).toEqual({ sign: 'abc' })
  first.unmount()
  const clearing = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {})
  const { asked, user } = open([asking, {}])
  clearing.mockRestore()
  await user.click(await screen.findByRole('radio', { name: '未通过' }))
  expect(asked[0]?.sent).toEqual({ sign: 'abc', publishId: 'v1' })
  await user.click(screen.getByRole('button', { name: '保存反馈' }))
  expect(await screen.findByText('反馈已提交')).toBeTruthy()
  expect(sessionStorage.getItem(begunWith('abc'))).toBe(null)
})

test.each([
  ['cn', cn],
  ['en', en],
  ['zh-TW', zhTW],
] as const)('a feedback that could not be sent says so and stays, %s', async (locale, words) => {
  const { promise, reject } = Promise.withResolvers<object>()
  const { user } = open([found, promise], locale)
  await user.type(await screen.findByRole('textbox'), '说不清机制')
  await user.click(screen.getByRole('button', { name: words.save }))
  reject(new TypeError('the connection was lost'))
  expect((await screen.findByRole('alert')).textContent).toBe(words.link.failed)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('说不清机制')
})

test('a feedback that was taken is told as given though the connection is lost after it', async () => {
  const { asked, user } = open([found, {}, { refusal: '请稍后再试', code: 1500 }])
  await user.type(await screen.findByRole('textbox'), '说不清机制')
  await user.click(screen.getByRole('button', { name: '保存反馈' }))
  expect(await screen.findByText('反馈已提交')).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test('a required question without an answer is named and comes into view', async () => {
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  const { asked, user } = open([{ ...found, form }])
  await user.type(await screen.findByRole('textbox', { name: /./ }), '好')
  await user.click(screen.getByRole('button', { name: '保存反馈' }))
  expect(screen.getByRole('alert').textContent).toContain('Question q1')
  expect(scroll).toHaveBeenCalled()
  expect(asked).toHaveLength(1)
})

test('an interview that was not held asks for nothing else', async () => {
  const { asked, user } = open([{ ...found, form }, {}, { ...found, form }])
  await user.click(await screen.findByRole('radio', { name: '面试未进行' }))
  expect(screen.queryByRole('textbox')).toBe(null)
  await user.click(screen.getByRole('button', { name: '保存反馈' }))
  expect(await screen.findByText(/已记下这场面试未进行/)).toBeTruthy()
  expect(asked[1]).toMatchObject({ body: { interviewResult: 4, feedbackContent: '' } })
})

test('the people of a partner ask for feedback under its name [P6-031]', async () => {
  open([{ ...found, partnerBrand: { title: '云涧人才' } }])
  expect(await screen.findByText('云涧人才')).toBeTruthy()
  expect(screen.queryByText('Candor')).toBe(null)
  await waitFor(() => expect(document.title).toMatch(/ · 云涧人才$/))
})

test('the time of the interview is shown in its zone, by the zone’s common name', async () => {
  open([found])
  expect(await screen.findByText('2026-11-25 周三 15:30 至 16:30（中国标准时间，UTC+08:00）')).toBeTruthy()
})

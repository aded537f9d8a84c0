import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDraft } from '../../../../platform/drafts/web/draft-store.ts'
import {
  answer,
  answerLater,
  refuse,
  refuseLater,
  toasts,
} from '../../../../report/report/web/panel-under-test.tsx'
import { createInterviewPlans } from '../../contract/planning.ts'
import { listInterviewRounds } from '../../contract/reading.ts'
import {
  candidateId,
  choose,
  open,
  preparePlanning,
  sendButton,
  sent,
  standing,
} from './planning-under-test.tsx'

preparePlanning()

describe('a new interview', () => {
  test('is the first round without an interview, with the chosen people and place', async () => {
    const { user } = await open(null, ['r1'])
    expect(screen.getByRole('heading', { name: '安排面试' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: '轮次' }).textContent).toContain('技术复试')
    expect(sendButton()).toHaveProperty('ariaDisabled', 'true')
    await choose(user, '韩砚秋')
    await choose(user, '周予川')
    const [lead] = screen.getAllByRole('listitem')
    expect(lead?.textContent).toContain('韩砚秋主面试官')
    await user.type(screen.getByRole('textbox', { name: '会议链接' }), 'https://meet.example/2')
    await user.type(screen.getByRole('textbox', { name: '旁听人员' }), 'guest@hailan.example{Enter}')
    expect(screen.getByText(/共 4 人会收到/)).toBeTruthy()
    await user.click(sendButton())
    await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(1))
    expect(sent(createInterviewPlans)[0]).toMatchObject({
      key: expect.any(String),
      interviewRoundId: 'r2',
      planRoomType: 3,
      interviewMode: 1,
      tencentMeetingUrl: 'https://meet.example/2',
      interviewerIds: ['h1', 'z1'],
      guestUserList: [{ guestUserName: 'guest@hailan.example', email: 'guest@hailan.example' }],
      timeZone: 'Asia/Shanghai',
      allowTaken: false,
    })
  })

  test('is no draft any more once it is planned, and stays in view', async () => {
    const { user } = await open()
    await choose(user, '韩砚秋')
    const subject = 'plan new'
    await waitFor(async () => expect(await findDraft({ accountId: '', candidateId, subject })).toBeTruthy())
    const release = answerLater(listInterviewRounds, [])
    await user.click(sendButton())
    await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(1))
    await waitFor(async () => expect(await findDraft({ accountId: '', candidateId, subject })).toBe(null))
    expect(screen.getByText('韩砚秋')).toBeTruthy()
    expect(screen.queryByText('面试已安排，邮件即将发出')).toBe(null)
    release()
    expect(await screen.findByText('面试已安排，邮件即将发出')).toBeTruthy()
  })
})

describe('the form of a new interview', () => {
  test('takes 20 guests at most: the field says so and keeps the focus', async () => {
    await open()
    const field = screen.getByRole('textbox', { name: '旁听人员' })
    field.focus()
    for (let number = 1; number <= 20; number += 1) {
      fireEvent.change(field, { target: { value: `客人 ${number}` } })
      fireEvent.keyDown(field, { key: 'Enter' })
    }
    expect(within(screen.getByRole('list', { name: '旁听人员' })).getAllByRole('listitem')).toHaveLength(20)
    expect(screen.getByText('最多 20 位旁听人员。')).toBeTruthy()
    expect(field).toMatchObject({ readOnly: true, ariaDisabled: 'true' })
    expect(document.activeElement).toBe(field)
  })

  test('takes ten interviewers at most: the search for one more says so and keeps the focus', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => ({
      id: `i${index}`,
      name: `面试官 ${index}`,
      isFrozen: false,
    }))
    const { user } = await open({ ...standing, interviewers: nine })
    const field = screen.getByRole('combobox', { name: '添加面试官' })
    await choose(user, '韩砚秋')
    expect(await screen.findByText('最多 10 位面试官。')).toHaveProperty('role', 'status')
    expect(document.activeElement).toBe(field)
    expect(field).toMatchObject({ readOnly: true, ariaDisabled: 'true' })
    await user.click(screen.getByRole('button', { name: '移除 面试官 0' }))
    expect(screen.queryByText('最多 10 位面试官。')).toBe(null)
    expect(field).toMatchObject({ readOnly: false, ariaDisabled: 'false' })
  })

  test('shows a fault beside the field that the server names, until it is corrected, and keeps typed text', async () => {
    refuse(createInterviewPlans, '请填写会议链接', codes.invalidInput, { field: 'tencentMeetingUrl' })
    const { user } = await open()
    await choose(user, '周予川')
    await user.click(sendButton())
    const link = screen.getByRole('textbox', { name: '会议链接' })
    await waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'))
    expect(toasts).toEqual([])
    await user.type(link, 'https://meeting.example/1')
    expect(link.getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.getByRole('button', { name: '移除 周予川' })).toBeTruthy()
  })
})

describe('a new interview that is sent', () => {
  test('warns of a taken interviewer, and can be planned all the same', async () => {
    refuse(createInterviewPlans, '周予川在此时间已有面试', codes.changedMeanwhile, {
      field: 'interviewerIds',
      interviewerIds: ['z1'],
    })
    const { user } = await open()
    await choose(user, '周予川')
    await user.click(sendButton())
    const anyway = await screen.findByRole('button', { name: '仍然安排' })
    answer(createInterviewPlans, [])
    await user.click(anyway)
    await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(2))
    const [first, second] = sent(createInterviewPlans)
    expect([first?.allowTaken, second?.allowTaken]).toEqual([false, true])
    expect(first?.key).not.toBe(second?.key)
  })

  test('proposes a time anew after a refusal, and keeps typed values', async () => {
    refuse(createInterviewPlans, '周予川在此时间已有面试', codes.changedMeanwhile, {
      field: 'interviewerIds',
      interviewerIds: ['z1'],
    })
    const { user } = await open()
    await choose(user, '周予川')
    await user.click(sendButton())
    await screen.findByRole('button', { name: '仍然安排' })
    const kept = await findDraft({ accountId: '', candidateId, subject: 'plan new' })
    expect(kept?.value).toMatchObject({ time: null, interviewers: [{ id: 'z1' }] })
  })

  test('takes no change while it is sent, and keeps the sent values after a refusal', async () => {
    const answerIt = refuseLater(createInterviewPlans, '周予川在此时间已有面试', codes.changedMeanwhile)
    const { user } = await open()
    await choose(user, '周予川')
    await user.click(sendButton())
    await waitFor(() => expect(sent(createInterviewPlans)).toHaveLength(1))
    const info = screen.getByRole('textbox', { name: '其他信息' })
    await user.type(info, '请带')
    expect(info).toHaveProperty('value', '')
    answerIt()
    await waitFor(() => expect(sendButton()).toHaveProperty('ariaDisabled', null))
    await user.type(info, '请带作品')
    expect(info).toHaveProperty('value', '请带作品')
  })
})

describe('the draft of a new interview', () => {
  test('has its typed text again after a reload, until it is discarded', async () => {
    const { user, unmount } = await open()
    await user.type(screen.getByRole('textbox', { name: '其他信息' }), '请带作品')
    await waitFor(async () =>
      expect(await findDraft({ accountId: '', candidateId, subject: 'plan new' })).toBeTruthy(),
    )
    unmount()
    const again = await open()
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '其他信息' })).toHaveProperty('value', '请带作品'),
    )
    const discard = screen.getByRole('button', { name: '放弃改动' })
    await again.user.click(discard)
    expect(document.activeElement).toBe(discard)
    expect(screen.getByRole('textbox', { name: '其他信息' })).toHaveProperty('value', '')
  })
})

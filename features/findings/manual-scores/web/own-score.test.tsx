import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { findDraft } from '../../../platform/drafts/web/draft-store.ts'
import { submitEstimate } from '../contract.ts'
import {
  api,
  atQuestion,
  dialog,
  logged,
  openAndFill,
  opener,
  opinionIn,
  prepareScoring,
  press,
  server,
  show,
  starsIn,
  theDialog,
} from './own-score-under-test.tsx'

prepareScoring()

const place = { accountId: '', candidateId: 'c1', subject: 'score:i1:q2' }

describe('scoring one answer', () => {
  test('begins with no stars, no words and one row, out of the stars of the position [R4-042]', async () => {
    const { user } = show({ starScale: 3 })
    await user.click(await opener(/^添加我的评分/))
    const stars = await starsIn()
    const opinion = await opinionIn()
    expect([stars.getAttribute('max'), stars.getAttribute('step')]).toEqual(['3', '0.5'])
    expect(stars.getAttribute('aria-valuetext')).toBe('未评分')
    expect(opinion).toMatchObject({ value: '', rows: 1 })
  })

  test('is kept as a draft of stars, words and rows, which comes back [R4-042]', async () => {
    const { unmount } = await openAndFill({ opinion: '第一行{Enter}第二行' })
    const value = { stars: 3.5, opinion: '第一行\n第二行', rows: 2 }
    await waitFor(async () => expect((await findDraft(place))?.value).toEqual(value))
    unmount()
    const { user } = show()
    const continueButton = await opener(/^继续评分/)
    expect(atQuestion('q1').getByRole('button', { name: /^添加我的评分/ })).toBeTruthy()
    await user.click(continueButton)
    expect(await starsIn()).toMatchObject({ value: '3.5' })
    expect(await opinionIn()).toMatchObject({ value: '第一行\n第二行', rows: 2 })
  })

  test('counts the words, and takes 500 characters', async () => {
    await openAndFill({ opinion: '一二三' })
    expect(within(await dialog()).getByText('3/500')).toBeTruthy()
    expect(await opinionIn()).toMatchObject({ maxLength: 500 })
  })

  test('is given up by Cancel: empty, no stars, one row, and nothing kept [R4-043]', async () => {
    const { user } = await openAndFill({ opinion: '一{Enter}二' })
    await press('取消')
    await waitFor(() => expect(theDialog()).toBe(null))
    expect(await findDraft(place)).toBe(null)
    await user.click(await opener(/^添加我的评分/))
    expect(await starsIn()).toMatchObject({ value: '0' })
    expect(await opinionIn()).toMatchObject({ value: '', rows: 1 })
    expect(api.inputsOf(submitEstimate)).toEqual([])
  })
})

describe('the dialog to score an answer', () => {
  test('locks the page behind it, which scrolls as before once it is closed [R4-070 P4-066]', async () => {
    const scrolling = () => [
      getComputedStyle(document.documentElement).overflow,
      getComputedStyle(document.body).overflow,
    ]
    // The dialog of the test before may still be letting go.
    await waitFor(() => expect(scrolling()).not.toContain('hidden'))
    const before = scrolling()
    await openAndFill()
    await waitFor(() => expect(scrolling()).toContain('hidden'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(theDialog()).toBe(null))
    await waitFor(() => expect(scrolling()).toEqual(before))
  })

  test('shows no error of its own for any input; the server’s refusal shows [R5-016]', async () => {
    api.refuse(submitEstimate, { code: 1003, msg: '请打分或填写评语' })
    const { user } = show()
    await user.click(await opener(/^添加我的评分/))
    await user.type(await opinionIn(), '<b>5分</b> -1 ★')
    expect(within(await dialog()).queryByRole('alert')).toBe(null)
    expect((await opinionIn()).getAttribute('aria-invalid')).toBe(null)
    await press('提交评分')
    await waitFor(() => expect(api.said).toEqual(['请打分或填写评语']))
    expect(await opinionIn()).toMatchObject({ value: '<b>5分</b> -1 ★' })
  })
})

test('a viewer who may not score reads the log alone', async () => {
  server.log = [logged('q2', { estimateOpinion: '要追问' })]
  show({ mayScore: false })
  expect(await atQuestion('q2').findByText('要追问')).toBeTruthy()
  expect(screen.queryByRole('button')).toBe(null)
})

test('an opinion without a score does not look like a score of 0', async () => {
  server.log = [logged('q2', { estimateScore: 0, estimateOpinion: '题目有歧义' })]
  show()
  const entry = (await atQuestion('q2').findByText('题目有歧义')).closest('li')
  expect(entry?.textContent).toContain('未评分')
  expect(entry?.textContent).not.toMatch(/0\.0/)
})

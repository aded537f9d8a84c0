import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { findId } from '../../../../candidates/candidates/contract.ts'
import { answerShortlist, timesAsked } from '../calls-under-test.ts'
import { open } from '../opened-page-under-test.tsx'
import { heading, named, preparePage, tab } from '../page-under-test.ts'

preparePage()

const dialog = () => screen.findByRole('dialog', { name: '键盘快捷键' })
const listed = async () =>
  within(await dialog())
    .getAllByRole('term')
    .map((term) => term.textContent)

test('? lists the keys that act on this page, and those alone', async () => {
  const { user } = open(named)
  await heading()
  await user.keyboard('?')
  expect(await listed()).toEqual(['按位置打开页签', '显示全部快捷键'])
})

test('the list of keys has the steps to other candidates in a shortlist', async () => {
  answerShortlist()
  const { user } = open(named)
  expect(await screen.findByRole('button', { name: '下一位候选人' })).toBeTruthy()
  await user.keyboard('？')
  expect(await listed()).toContain('下一位、上一位候选人')
})

test('while the list is open, the keys do nothing behind it; Esc closes it', async () => {
  const { user, place } = open(named)
  await heading()
  await user.click(screen.getByRole('button', { name: '键盘快捷键' }))
  await waitFor(async () => expect((await dialog()).contains(document.activeElement)).toBe(true))
  await user.keyboard('2')
  expect(place().activeIndex).toBe(0)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await user.keyboard('2')
  await waitFor(() => expect(place().activeIndex).toBe(1))
})

describe('single keys turned off', () => {
  async function turnOff(user: ReturnType<typeof open>['user']) {
    await user.click(screen.getByRole('button', { name: '键盘快捷键' }))
    await user.click(within(await dialog()).getByRole('switch', { name: '单键快捷键' }))
  }

  test('letters, digits and ? do nothing, the button still opens the list, and the choice is remembered', async () => {
    answerShortlist()
    const { user, place, unmount } = open(named)
    await screen.findByRole('button', { name: '下一位候选人' })
    await turnOff(user)
    expect((await listed()).every((name) => name?.endsWith('（已关闭）'))).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await user.keyboard('2j?')
    expect(place()).toMatchObject({ activeIndex: 0, jobseekerChannelId: 'c1' })
    expect(screen.queryByRole('dialog')).toBe(null)
    unmount()

    const again = open(named)
    await heading()
    await again.user.keyboard('2')
    expect(again.place().activeIndex).toBe(0)
    await turnOff(again.user)
    await again.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await again.user.keyboard('2')
    await waitFor(() => expect(again.place().activeIndex).toBe(1))
  })

  test('Space, the arrows, shortcuts of the browser and typed text still arrive', async () => {
    const { user } = open(named)
    await heading()
    await turnOff(user)
    await user.keyboard('{Escape}')
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    const box = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(document.body, { key: ' ' })
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true })
    fireEvent.keyDown(box, { key: 'j' })
    expect(heard).toHaveBeenCalledTimes(4)
    fireEvent.keyDown(document.body, { key: '=' })
    expect(heard).toHaveBeenCalledTimes(4)
    document.removeEventListener('keydown', heard)
    box.remove()
  })

  test('a browser that keeps nothing still obeys on this page', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is closed')
    })
    const { user, place } = open(named)
    await heading()
    await turnOff(user)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await user.keyboard('2')
    expect(place().activeIndex).toBe(0)
    vi.restoreAllMocks()
    await turnOff(user)
  })
})

test('typed text is no shortcut', async () => {
  const { user, place } = open(`${named}&activeIndex=1`)
  await tab('AI 面试')
  const calls = timesAsked(findId)
  await user.type(await screen.findByRole('textbox', { name: '查找' }), '1?j')
  expect(place().activeIndex).toBe(1)
  expect(screen.queryByRole('dialog')).toBe(null)
  expect(timesAsked(findId)).toBe(calls)
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SchedulePage } from './page.tsx'
import { fresh, reserved, showLinkPage, showPage } from './page-under-test.tsx'

test('the question whether to cancel has the focus in place of its button, which has it again once it is kept', async () => {
  const { user } = showPage([reserved])
  ;(await screen.findByRole('button', { name: 'Cancel interview' })).focus()
  await user.keyboard('{Enter}')
  // A candidate who presses twice has not cancelled yet.
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Cancel this interview/ }))
  await user.click(screen.getByRole('button', { name: 'Keep interview' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel interview' }))
})

test('each step of choosing a time begins at its heading', async () => {
  const { user } = showPage([{}])
  await user.click(await screen.findByRole('button', { name: 'None of these work for me' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'None of these work for me' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /技术面/ }))
})

test('a page that a link opens on another try has the focus on its heading', async () => {
  const { user } = showPage([{ code: 1500, refusal: 'Not now.' }, {}])
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  const heading = await screen.findByRole('heading', { level: 1, name: /技术面/ })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('the step for no suitable time is in the history: Back leads to the times, and a reload stays', async () => {
  const { user, unmount } = showPage([{}], 'cn')
  await user.click(await screen.findByRole('button', { name: '没有合适的时间' }))
  expect(screen.getByRole('heading', { level: 1, name: '没有合适的时间' })).toBeTruthy()
  unmount()
  const again = showLinkPage(<SchedulePage link="abc" />, [fresh], 'cn')
  expect(await screen.findByRole('heading', { level: 1, name: '没有合适的时间' })).toBeTruthy()
  history.back()
  expect(await screen.findByRole('radiogroup')).toBeTruthy()
  expect(location.search).toBe('?sign=abc')
  again.unmount()
})

test.each([
  ['cn', '这个时间不合适'],
  ['en', 'This time does not work for me'],
  ['zh-TW', '這個時間不合適'],
] as const)(
  'the page after a refused time has the words of the button that led to it, %s',
  async (locale, words) => {
    const { user } = showPage([{ ...reserved, stage: 'answering', times: [] }], locale)
    await user.click(await screen.findByRole('button', { name: words }))
    expect(screen.getByRole('heading', { level: 1, name: words })).toBeTruthy()
  },
)

test('a confirmed interview shows its position and round, and its zone can be changed', async () => {
  const { user } = showPage([reserved])
  expect(await screen.findByText('Senior Backend Engineer')).toBeTruthy()
  expect(screen.getByText('技术面')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/password/i)
  await user.click(screen.getByRole('button', { name: /Times in Berlin/ }))
  const list = await screen.findByRole('dialog')
  const [own, theirs] = within(list).getAllByRole('listitem')
  expect(own?.textContent).toContain('Berlin')
  // The reader's own zone may be that of the tests.
  expect(
    within(list)
      .getAllByRole('listitem')
      .slice(0, 3)
      .map((item) => item.textContent),
  ).toContainEqual(expect.stringContaining('Shanghai'))
  expect(theirs).toBeTruthy()
  await user.click(within(list).getByRole('button', { name: /Shanghai/ }))
  expect(await screen.findByRole('heading', { level: 1, name: /15:30 to 16:30/ })).toBeTruthy()
})

test('the zones of a Chinese page are named in Chinese', async () => {
  const { user } = showPage([{}], 'cn')
  await user.click(await screen.findByRole('button', { name: /按中欧时间显示/ }))
  const items = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(items.slice(0, 12).filter((item) => /[a-z]{3}/.test(item.textContent ?? ''))).toEqual([])
})

test.each([
  ['cn', '保留面试', /您的应聘不会因此撤回，后续安排由海岚支付决定。/],
  ['en', 'Keep interview', /does not withdraw your application; Hailan Pay decides/],
  ['zh-TW', '保留面試', /您的應徵不會因此撤回，後續安排由海岚支付決定。/],
] as const)(
  'the question before a cancellation tells its effect on the application, with keeping first, %s',
  async (locale, keep, text) => {
    const { user } = showPage([reserved], locale)
    await user.click(await screen.findByRole('button', { name: /^(取消面试|Cancel interview|取消面試)$/ }))
    const asked = screen.getByRole('group', { name: text })
    expect(within(asked).getAllByRole('button')[0]?.textContent).toBe(keep)
  },
)

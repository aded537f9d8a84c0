import { makeNarrow } from '@candor/testkit/web/narrow'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listNotices, readAllNotices, readNotices } from '../contract.ts'
import { Bell } from './bell.tsx'
import { aNotice, showNotices } from './notices-under-test.tsx'

/** The bell with these notices, before it is pressed. */
async function aBell(...given: [Parameters<typeof showNotices>[1], number?]) {
  const shown = await showNotices(<Bell />, ...given)
  return {
    ...shown,
    async open(name: RegExp) {
      shown.draw()
      await shown.user.click(await screen.findByRole('button', { name }))
      return screen.findByRole('dialog')
    },
  }
}

test('the bell says how many are new, and nothing of a number without any', async () => {
  const some = await aBell([aNotice()], 4)
  some.draw()
  expect(await screen.findByRole('button', { name: 'Notices, 4 new' })).toBeTruthy()
})

test('a bell without new notices has its name alone', async () => {
  const { api, draw } = await aBell([], 0)
  draw()
  await waitFor(() => expect(api.asked.length).toBeGreaterThan(0))
  expect(screen.getByRole('button', { name: 'Notices' })).toBeTruthy()
})

test('more than 99 new notices are told as more', async () => {
  const { draw } = await aBell([aNotice()], 100)
  draw()
  expect(await screen.findByRole('button', { name: 'Notices, more than 99 new' })).toBeTruthy()
})

test('the pop-over asks for five notices, and says who did what', async () => {
  const { api, open } = await aBell([
    aNotice(),
    aNotice({ noticeId: 'n2', kind: 'answered', variant: 'accepted', byName: 'Ivo Lane', isRead: true }),
    aNotice({ noticeId: 'n3', kind: 'answered', variant: 'decided', isHeldBack: true }),
    aNotice({ noticeId: 'n4', isGone: true, byName: null, name: null, jobseekerChannelId: null }),
  ])
  const dialog = await open(/4 new/)
  const rows = await within(dialog).findAllByRole('listitem')
  const texts = rows.map(({ textContent }) => textContent)
  expect(texts[0]).toContain('Hana Reed asks for your opinion on Lin Xiaotong')
  expect(texts[1]).toContain('Ivo Lane accepted to give an opinion on Lin Xiaotong')
  expect(texts[2]).toContain('Opens after your own opinion')
  expect(texts[3]).toContain('About a candidate who is no longer yours to see')
  expect(api.inputsOf(listNotices)).toEqual([{ limit: '5' }])
  // A notice about nobody leads nowhere.
  expect(rows.map((row) => within(row).queryByRole('link') !== null)).toEqual([true, true, true, false])
})

test('the empty pop-over says when somebody is told', async () => {
  const { open } = await aBell([], 0)
  const dialog = await open(/Notices/)
  expect(await within(dialog).findByText('No notices yet')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('notices that cannot be loaded say so, and come by a retry', async () => {
  const { api, user, open } = await aBell([aNotice()])
  api.refuse(listNotices, { status: 500, msg: 'broken' })
  const dialog = await open(/1 new/)
  const retry = await within(dialog).findByRole('button', { name: 'Retry' })
  api.answer(listNotices, { list: [aNotice()], before: null })
  await user.click(retry)
  expect((await within(dialog).findByRole('listitem')).textContent).toContain('Hana Reed')
})

test('while the notices load, the ways to all and to the choices are there', async () => {
  const { api, open } = await aBell([aNotice()])
  const load = api.hold(listNotices)
  const dialog = await open(/1 new/)
  expect(within(dialog).getByRole('link', { name: 'All notices' })).toBeTruthy()
  expect(within(dialog).getByRole('link', { name: 'Which, and by mail' })).toBeTruthy()
  expect(within(dialog).queryByRole('listitem')).toBeNull()
  load()
  expect(await within(dialog).findByRole('listitem')).toBeTruthy()
})

test('keys open the bell, follow a notice, which is read then, and Escape gives the focus back', async () => {
  const { api, user, draw } = await aBell([aNotice()])
  draw()
  const bell = await screen.findByRole('button', { name: /1 new/ })
  bell.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog')
  const link = within(await within(dialog).findByRole('listitem')).getByRole('link')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Notices, 1 new')
  expect(link.isConnected).toBe(false)
  await user.keyboard('{Enter}')
  const again = within(await screen.findByRole('dialog'))
  within(await again.findByRole('listitem'))
    .getByRole('link')
    .focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(api.inputsOf(readNotices)).toEqual([{ noticeIds: ['n1'] }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('all are marked as read up to the newest that is seen', async () => {
  const { api, user, open } = await aBell([aNotice({ noticeId: 'n9' }), aNotice()])
  const dialog = await open(/2 new/)
  await user.click(await within(dialog).findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(api.inputsOf(readAllNotices)).toEqual([{ newest: 'n9' }]))
})

test('on a phone the bell is a link to the page', async () => {
  makeNarrow()
  const { draw } = await aBell([aNotice()])
  draw()
  const link = await screen.findByRole('link', { name: 'Notices, 1 new' })
  expect(link.getAttribute('href')).toBe('/notices')
})

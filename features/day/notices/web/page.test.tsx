import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { listNotices, readAllNotices, readNotices } from '../contract.ts'
import { aNotice, showNotices } from './notices-under-test.tsx'
import { type NoticeFilter, NoticesPage } from './page.tsx'

// The bar above the page has tests of its own.
function Page({ filter: given = {} }: { filter?: NoticeFilter }) {
  const [filter, setFilter] = useState(given)
  return <NoticesPage filter={filter} onFilter={setFilter} />
}

const rowsOf = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

test('the page lists all notices, and says how many are new', async () => {
  const { draw } = await showNotices(
    <Page />,
    [
      aNotice(),
      aNotice({
        noticeId: 'n2',
        kind: 'failed',
        variant: 'drop',
        count: 41,
        failed: 3,
        jobseekerChannelId: null,
        thingId: 'd1',
        isRead: true,
      }),
    ],
    1,
  )
  draw()
  const rows = await rowsOf()
  expect(rows[0]).toContain('Unread')
  expect(rows[1]).toContain('3 of 41 resumes could not be read')
  expect(rows[1]).not.toContain('Unread')
  expect(await screen.findByText('1 new')).toBeTruthy()
})

test('the page without notices says when somebody is told', async () => {
  const { draw } = await showNotices(<Page />, [])
  draw()
  expect(await screen.findByText('No notices yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('the filter asks again, and says where nothing fits', async () => {
  const { api, user, draw } = await showNotices(<Page />, [aNotice()])
  draw()
  await rowsOf()
  api.answerBy(listNotices, ({ unread }) => ({ list: unread ? [] : [aNotice()], before: null }))
  await user.click(screen.getByRole('radio', { name: 'Unread only' }))
  expect(await screen.findByText('No notice fits the filter')).toBeTruthy()
  expect(api.inputsOf(listNotices).at(-1)).toMatchObject({ unread: 'true' })
})

test('notices that cannot be loaded say so, and come by a retry', async () => {
  const { api, user, draw } = await showNotices(<Page />, [aNotice()])
  api.refuse(listNotices, { status: 500, msg: 'broken' })
  draw()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  api.answer(listNotices, { list: [aNotice()], before: null })
  await user.click(retry)
  expect((await rowsOf())[0]).toContain('Hana Reed')
})

test('while the notices load, the filter stays', async () => {
  const { api, draw } = await showNotices(<Page />, [aNotice()])
  const load = api.hold(listNotices)
  draw()
  expect(await screen.findByRole('radio', { name: 'Unread only' })).toBeTruthy()
  expect(screen.queryByRole('listitem')).toBeNull()
  load()
  expect(await rowsOf()).toHaveLength(1)
})

test('the next page follows on the first one', async () => {
  const { api, user, draw } = await showNotices(<Page />, [])
  api.answerBy(listNotices, ({ before }) =>
    before === 'n1'
      ? { list: [aNotice({ noticeId: 'n2', name: 'Zhou Yuchuan' })], before: null }
      : { list: [aNotice()], before: 'n1' },
  )
  draw()
  await rowsOf()
  await user.click(screen.getByRole('button', { name: /more/i }))
  await waitFor(async () => expect(await rowsOf()).toHaveLength(2))
})

test('Tab reaches each notice, and Enter follows one and marks it as read', async () => {
  const { api, user, draw } = await showNotices(<Page />, [
    aNotice(),
    aNotice({ noticeId: 'n2', kind: 'finished', variant: 'import', jobseekerChannelId: null, count: 2 }),
  ])
  draw()
  await rowsOf()
  const [, second] = screen.getAllByRole('listitem')
  const link = second && within(second).getByRole('link')
  while (document.activeElement !== link) {
    await user.tab()
    if (document.activeElement === document.body) throw new Error('Tab passed the notice by')
  }
  await user.keyboard('{Enter}')
  await waitFor(() => expect(api.inputsOf(readNotices)).toEqual([{ noticeIds: ['n2'] }]))
})

test('all are marked as read at once', async () => {
  const { api, user, draw } = await showNotices(<Page />, [aNotice({ noticeId: 'n5' })])
  draw()
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(api.inputsOf(readAllNotices)).toEqual([{ newest: 'n5' }]))
})

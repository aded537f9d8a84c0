import { expect, test } from 'vitest'
import { queryOf } from './list-search.ts'
import { currentTab, isChanged, queryOfTab, tabsOf } from './views.ts'

const view = {
  viewId: 'v1',
  name: 'Strong',
  address: { where: 'score:4..', sort: 'score' },
  isShared: false,
  isPinned: true,
  mayChange: true,
  ownerName: null,
  place: 0,
  revision: 1,
  missing: [],
  count: 3,
}
const other = { ...view, viewId: 'v2', isPinned: false, count: null }
const present = queryOf({ where: 'position:p1;years:4..', sort: 'name' })
const tabs = tabsOf(undefined, [view, other], 'v2')

test('the tabs are the fixed views, the pinned ones and the one in use', () => {
  expect(tabs.map(({ id }) => id)).toEqual(['mine', 'all', 'notOperated', 'operated', 'v1', 'v2'])
  expect(tabsOf(undefined, [view, other], 'all').map(({ id }) => id)).not.toContain('v2')
})

test('a fixed view keeps the position and the order, and a saved one opens its own filter', () => {
  const [mine, , , operated, saved] = tabs
  expect(mine && queryOfTab(mine, present)).toEqual(
    queryOf({ where: 'position:p1;waiting:me', sort: 'name' }),
  )
  expect(operated && queryOfTab(operated, { chips: [] })).toEqual(
    queryOf({ where: 'state:pass,wait,reject' }),
  )
  expect(saved && queryOfTab(saved, present)).toEqual(queryOf({ where: 'score:4..', sort: 'score' }))
})

test('the tab in use is that of the address, or the fixed one with this filter', () => {
  expect(currentTab(tabs, 'v1', present).id).toBe('v1')
  expect(currentTab(tabs, 'gone', present).id).toBe('all')
  expect(currentTab(tabs, undefined, queryOf({ haveOperate: 0 })).id).toBe('notOperated')
  const all = currentTab(tabs, undefined, present)
  expect(isChanged(all, present)).toBe(true)
  expect(isChanged(all, queryOf({ positionId: 'p1' }))).toBe(false)
})

import { type AccountUnderTest, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addView, changeView, deleteView, listViews, maxOwnViews } from '../../contract/views.ts'
import { aListed, aListedCompany, asks } from './list-page-under-test.ts'

const server = serverUnderTest()

const plain = { address: { sort: 'over' }, isShared: false, isPinned: false }

const add = (account: AccountUnderTest, name: string, given = {}) =>
  server.call(addView, { ...plain, name, ...given }, { token: account.token })

async function viewsOf(account: AccountUnderTest) {
  return (await server.call(listViews, {}, { token: account.token })).data
}

const change = (
  account: AccountUnderTest,
  viewId: string,
  given: { revision?: number; [field: string]: unknown },
) => server.call(changeView, { viewId, revision: 0, ...given }, { token: account.token })

test('a view keeps its address, and its pinned count is by the rights of the reader', async () => {
  const company = await aListedCompany(server)
  const { hr, interviewer } = company
  await asks(server, await aListed(server, company, 'a'), interviewer)
  await aListed(server, company, 'b')
  const address = { find: '', where: 'stage:2', sort: 'over', back: 1 as const }
  const shared = await add(hr, '第二阶段', { address, isShared: true, isPinned: true })
  expect(shared.code).toBe(0)
  await add(interviewer, '我的')
  const ofHr = await viewsOf(hr)
  const ofInterviewer = await viewsOf(interviewer)
  expect(ofHr).toMatchObject({
    mayShare: true,
    views: [{ name: '第二阶段', address, count: 2, ownerName: null }],
  })
  expect(ofInterviewer.mayShare).toBe(false)
  const seen = new Map(ofInterviewer.views.map((view) => [view.name, view]))
  expect(seen.get('第二阶段')).toMatchObject({ count: 1, mayChange: false, ownerName: '陈薇' })
  expect(seen.get('我的')).toMatchObject({ count: null, mayChange: true, isShared: false })
  const stranger = await aListedCompany(server)
  expect((await viewsOf(stranger.hr)).views).toEqual([])
})

test('only who may change candidates shares a view; only its owner and administrators change it', async () => {
  const company = await aListedCompany(server)
  const { hr, interviewer, companyId } = company
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  expect((await add(interviewer, 'x', { isShared: true })).msg).toBe('Your role may not share views')
  const { viewId } = (await add(hr, 'shared', { isShared: true })).data
  const own = (await add(hr, 'own')).data.viewId
  expect((await change(interviewer, viewId, { name: 'y' })).msg).toBe('Only who made the view may change it')
  expect((await change(interviewer, own, { name: 'y' })).msg).toBe('This view is gone')
  expect((await change(admin, own, { name: 'y' })).msg).toBe('This view is gone')
  expect((await change(admin, viewId, { name: 'renamed', isPinned: true, place: 3 })).data).toEqual({
    revision: 1,
  })
  expect((await change(hr, viewId, { name: 'late' })).msg).toBe('Somebody changed the view meanwhile')
  expect((await viewsOf(interviewer)).views).toMatchObject([{ name: 'renamed', isPinned: true, place: 3 }])
  const remove = (account: AccountUnderTest, id: string) =>
    server.call(deleteView, { viewId: id }, { token: account.token })
  expect((await remove(interviewer, viewId)).msg).toBe('Only who made the view may change it')
  expect((await remove(admin, viewId)).code).toBe(0)
  expect((await remove(hr, viewId)).msg).toBe('This view is gone')
  expect((await remove(hr, own)).code).toBe(0)
  expect((await remove(hr, 'no id')).msg).toBe('This view is gone')
})

test('names are used once on each side, and a limit holds', async () => {
  const { hr, interviewer } = await aListedCompany(server)
  const { viewId } = (await add(interviewer, 'One')).data
  expect((await add(interviewer, 'one')).msg).toBe('There is a view with this name')
  expect((await add(hr, 'One')).code).toBe(0)
  expect((await change(interviewer, viewId, { name: 'ONE' })).code).toBe(0)
  for (let index = 1; index < maxOwnViews; index += 1) await add(interviewer, `${index}`)
  expect((await add(interviewer, 'more')).msg).toBe('There are too many views. Delete one first')
})

test('a view whose parts are gone says which, and still opens', async () => {
  const company = await aListedCompany(server)
  const { hr } = company
  const where = `stage:2,77;!label:5;position:${company.positionId},gone;reviewer:me,${hr.accountId},x;reason:薪资;state:pass`
  await add(hr, 'old', { address: { where }, isPinned: true })
  const [view] = (await viewsOf(hr)).views
  expect(view?.missing.toSorted((a, b) => (a.by + a.value < b.by + b.value ? -1 : 1))).toEqual([
    { by: 'label', value: '5' },
    { by: 'position', value: 'gone' },
    { by: 'reason', value: '薪资' },
    { by: 'reviewer', value: 'x' },
    { by: 'stage', value: '77' },
  ])
  expect(view?.count).toBe(0)
})

test('an address that nobody can read opens as the whole list', async () => {
  const company = await aListedCompany(server)
  await aListed(server, company, 'a')
  await add(company.hr, 'odd', { address: { where: '%%%;x:;!!', sort: 'phone' }, isPinned: true })
  expect((await viewsOf(company.hr)).views).toMatchObject([{ missing: [], count: 1 }])
})

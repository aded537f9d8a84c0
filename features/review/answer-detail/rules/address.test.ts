import { expect, test } from 'vitest'
import { readDetailAddress } from './address.ts'

test('the page takes its interview from id, with the tab, the question and the time in it', () => {
  expect(readDetailAddress({ id: '5', tab: 'coding', q: 'c1', t: '12.5', ev: 'e1', userid: '6' })).toEqual({
    id: '5',
    tab: 'coding',
    q: 'c1',
    t: 12.5,
    ev: 'e1',
  })
})

test.each([
  [{}, {}],
  [{ id: 'x'.repeat(400), tab: 'nonsense', t: 'soon' }, {}],
  [{ id: 5 }, { id: '5' }],
  [
    { id: '5', from: 'interview' },
    { id: '5', from: 'interview' },
  ],
  [{ from: 'elsewhere' }, {}],
  [
    { id: '5', isFrom: 'miniapp' },
    { id: '5', isFrom: 'miniapp' },
  ],
  [
    { id: '5', mode: 'personal', urlType: '2', recommendStageId: '2', companyId: 'k', activeIndex: '3' },
    { id: '5', mode: 'personal', urlType: '2', recommendStageId: '2', companyId: 'k' },
  ],
])('an address %o is read as %o', (search, address) => {
  expect(readDetailAddress(search)).toEqual(address)
})

import { expect, test } from 'vitest'
import { type BundlesTogether, RowsTogether } from './rows-together.ts'

function aStore() {
  const stored: (readonly number[])[] = []
  const kind = new RowsTogether<'db', number>(async (_db, rows) => void stored.push(rows))
  return { stored, kind }
}

test('a bundle alone stores its row at once', async () => {
  const { stored, kind } = aStore()
  await kind.add({ db: 'db' }, 1)
  await kind.add({ db: 'db', together: null }, 2)
  expect(stored).toEqual([[1], [2]])
})

test('bundles of one transaction store their rows in one statement, apart from another transaction', async () => {
  const { stored, kind } = aStore()
  const one: BundlesTogether<'db'> = { atEnd: [] }
  const other: BundlesTogether<'db'> = { atEnd: [] }
  for (const row of [1, 2]) await kind.add({ db: 'db', together: one }, row)
  await kind.add({ db: 'db', together: other }, 3)
  expect(stored).toEqual([])
  for (const store of [...one.atEnd, ...other.atEnd]) await store('db')
  expect(stored).toEqual([[1, 2], [3]])
})

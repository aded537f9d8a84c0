import { expect, test } from 'vitest'
import { faultsOf, fullFolders } from './vocabulary.ts'

test.each([
  'features/shares/shares/contract.ts',
  'features/shares/shares/rules/lock.ts',
  'features/shares/shares/rules.test.ts',
  'features/shares/shares/messages/zh-TW.ts',
  'features/shares/shares/server/routes.test.ts',
  'features/shares/shares/server/actions/open-share.ts',
  'features/shares/shares/web/dialog/password.tsx',
  'apps/web/src/routes/index.tsx',
])('%s is an allowed name', (path) => {
  expect(faultsOf(path, '')).toEqual([])
})

test.each([
  'features/shares/shares/service.ts',
  'features/shares/shares/messages/de.ts',
  'features/shares/shares/server/mailer.ts',
  'packages/ui/src/utils/dates.ts',
  'packages/ui/src/helpers.ts',
  'packages/ui/src/index.ts',
])('%s is not an allowed name', (path) => {
  expect(faultsOf(path, '')).not.toEqual([])
})

test('routes hold no SQL, their tests may', () => {
  const content = "await db.selectFrom('share').execute()"
  expect(faultsOf('features/shares/shares/server/routes.ts', content)).toHaveLength(1)
  expect(faultsOf('features/shares/shares/server/routes.test.ts', content)).toEqual([])
  expect(faultsOf('features/shares/shares/server/queries.ts', content)).toEqual([])
})

test('actions hold no SQL, their tests may', () => {
  const content = "await db.insertInto('share').values(share).execute()"
  const action = 'features/shares/shares/server/actions/open-share.ts'
  expect(faultsOf(action, content)).toEqual([`${action}: SQL belongs in queries.ts`])
  expect(faultsOf('features/shares/shares/server/actions.ts', content)).toHaveLength(1)
  expect(faultsOf('features/shares/shares/server/actions/open-share.test.ts', content)).toEqual([])
})

test('a file of queries holds SQL, or it is an action', () => {
  const queries = 'features/shares/shares/server/queries/open.ts'
  expect(faultsOf(queries, 'await listShares(db)')).toEqual([
    `${queries}: holds no SQL; a use case belongs in actions`,
  ])
  expect(faultsOf(queries, 'sql<Row>`select 1`')).toEqual([])
  expect(faultsOf('features/shares/shares/server/actions/open.ts', 'await listShares(db)')).toEqual([])
})

test('a folder holds at most 25 files, tests and their set-up apart', () => {
  const files = Array.from({ length: 25 }, (_, index) => `features/shares/shares/web/part-${index}.tsx`)
  const tests = [
    'features/shares/shares/web/part-1.test.tsx',
    'features/shares/shares/web/share-under-test.ts',
  ]
  expect(fullFolders([...files, ...tests, 'features/shares/shares/web/dialog/one.tsx'])).toEqual([])
  expect(fullFolders([...files, 'features/shares/shares/web/page.tsx'])).toEqual([
    'features/shares/shares/web: 26 files, past 25; divide it by noun',
  ])
})

import { expect, test } from 'vitest'
import { faultsOf } from './vocabulary.ts'

test.each([
  'features/shares/contract.ts',
  'features/shares/rules/lock.ts',
  'features/shares/rules.test.ts',
  'features/shares/messages/zh-TW.ts',
  'features/shares/server/routes.test.ts',
  'features/shares/server/queries/shares.ts',
  'features/shares/web/dialog/password.tsx',
  'apps/web/src/routes/index.tsx',
])('%s is a name that may stand there', (path) => {
  expect(faultsOf(path, '')).toEqual([])
})

test.each([
  'features/shares/service.ts',
  'features/shares/messages/de.ts',
  'features/shares/server/mailer.ts',
  'packages/ui/src/utils/dates.ts',
  'packages/ui/src/helpers.ts',
  'packages/ui/src/index.ts',
])('%s is not', (path) => {
  expect(faultsOf(path, '')).not.toEqual([])
})

test('routes hold no SQL, their tests may', () => {
  const content = "await db.selectFrom('share').execute()"
  expect(faultsOf('features/shares/server/routes.ts', content)).toHaveLength(1)
  expect(faultsOf('features/shares/server/routes.test.ts', content)).toEqual([])
  expect(faultsOf('features/shares/server/queries.ts', content)).toEqual([])
})

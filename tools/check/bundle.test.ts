import { expect, test } from 'vitest'
import { serverModulesIn } from './bundle.ts'

test('a server module in a chunk is named, with the chunk', () => {
  const found = serverModulesIn({
    'assets/a.js': [
      'features/shares/web/page.tsx',
      'packages/call/src/define.ts',
      'features/shares/rules.ts',
    ],
    'assets/b.js': [
      'features/shares/server/present.ts',
      'packages/db/src/database.ts',
      'packages/call/src/serve.ts',
    ],
  })
  expect(found).toHaveLength(3)
  expect(found[0]).toBe('features/shares/server/present.ts is in the web app (assets/b.js)')
})

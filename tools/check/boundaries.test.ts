import { expect, test } from 'vitest'
import { findFeatureCycle } from './boundaries.ts'

const arrow = (from: string, to: string) => ({ from: `features/${from}`, to: `features/${to}` })

test('a ring of features is found, however long', () => {
  const arrows = [
    arrow('shares/rules.ts', 'scores/rules/stars.ts'),
    arrow('scores/web/stars.tsx', 'evidence/rules.ts'),
    arrow('evidence/contract.ts', 'shares/contract.ts'),
  ]
  expect(findFeatureCycle(arrows)).toEqual(['shares', 'scores', 'evidence', 'shares'])
  expect(findFeatureCycle(arrows.slice(1))).toBeNull()
})

test('tests and the gate of access may turn back', () => {
  expect(
    findFeatureCycle([
      arrow('access/server/gate.ts', 'company/server/queries.ts'),
      arrow('company/server/routes.ts', 'access/rules/viewer.ts'),
      arrow('shares/rules.test.ts', 'company/rules.ts'),
      arrow('company/rules.ts', 'shares/rules.ts'),
    ]),
  ).toBeNull()
})

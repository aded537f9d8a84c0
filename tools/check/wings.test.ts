import { expect, test } from 'vitest'
import { backward, findCycle, wingFaults } from './wings.ts'

const arrow = (from: string, to: string) => ({ from: `features/${from}`, to: `features/${to}` })

test('a ring of sides is found, however long', () => {
  const arrows = [
    arrow('shares/shares/rules.ts', 'candidates/scores/rules/stars.ts'),
    arrow('candidates/scores/contract.ts', 'findings/evidence/rules.ts'),
    arrow('findings/evidence/messages/cn.ts', 'shares/shares/contract.ts'),
  ]
  expect(findCycle(arrows)).toEqual([
    'shares/shares rules',
    'candidates/scores rules',
    'findings/evidence rules',
    'shares/shares rules',
  ])
  expect(findCycle(arrows.slice(1))).toBeNull()
})

test('two features may use each other on different sides, and tests may turn back', () => {
  expect(
    findCycle([
      arrow('shares/shares/server/queries.ts', 'candidates/scores/rules.ts'),
      arrow('candidates/scores/web/stars.tsx', 'shares/shares/rules.ts'),
      arrow('candidates/scores/rules.test.ts', 'shares/shares/server/queries.ts'),
    ]),
  ).toBeNull()
})

test('the gate has no exemption from rings', () => {
  const arrows = [
    arrow('platform/access/server/gate.ts', 'platform/company/server/queries.ts'),
    arrow('platform/company/server/routes.ts', 'platform/access/server/gate.ts'),
  ]
  expect(findCycle(arrows)).toHaveLength(3)
})

const down = arrow('tabs/report-plan/web/panel.tsx', 'shares/shares/web/link.tsx')
const up = arrow('shares/shares/rules.ts', 'tabs/report-plan/rules.ts')

test('a wing may import the wings above it, and no others', () => {
  expect(wingFaults([down], [])).toEqual([])
  expect(wingFaults([up], [])).toEqual([
    'wing-order: features/shares/shares/rules.ts → features/tabs/report-plan/rules.ts; a wing imports only wings above it',
  ])
  expect(wingFaults([up], ['shares/shares → tabs/report-plan'])).toEqual([])
})

test('tests may import against the order', () => {
  expect(wingFaults([arrow('shares/shares/rules.test.ts', 'tabs/report-plan/rules.ts')], [])).toEqual([])
})

test('a listed pair that nothing imports is a fault, and so is a list that has grown', () => {
  const listed = ['shares/shares → tabs/report-plan']
  expect(wingFaults([down], listed)).toEqual([
    'wing-order: shares/shares → tabs/report-plan is listed, but gone',
  ])
  const grown = [...backward, 'shares/shares → tabs/report-plan']
  expect(wingFaults([], grown).at(-1)).toBe(`wing-order: ${grown.length} pairs, past ${backward.length}`)
})

import { expect, test } from 'vitest'
import { auditActions } from '../../../platform/audit/rules/entry.ts'
import { actionGroups } from '../contract.ts'
import { actionsOf } from './groups.ts'

test('every action is in one group', () => {
  const grouped = actionGroups.flatMap(actionsOf)
  expect(grouped.toSorted()).toEqual(auditActions.toSorted())
})

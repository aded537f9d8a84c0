import { expect, test } from 'vitest'
import { companyFlags } from '../../../platform/company/contract.ts'
import { ruleKeys } from './keys.ts'

test('each rule of the company stands in one section', () => {
  expect(Object.values(ruleKeys).flat().sort()).toEqual([...companyFlags].sort())
})

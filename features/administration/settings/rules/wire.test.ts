import { expect, test } from 'vitest'
import {
  defaultAiMarkConfig,
  defaultCompanyRules,
  defaultEvaluationConfig,
} from '../../../platform/company/rules.ts'
import { readSettings, readSubject } from './wire.ts'

test('settings are read into the sections of the screen, their switches by number and value', () => {
  const company = { name: '海岚支付', nameLatin: null, profile: 'cn', timeZone: 'UTC', customerType: '' }
  const wire = {
    company,
    reportTabConfig: [{ tabType: 3, inUse: 2 }],
    rules: defaultCompanyRules,
    aiMarkCfg: defaultAiMarkConfig,
    evaluationConfig: defaultEvaluationConfig,
  }
  expect(readSettings(wire)).toEqual({
    company,
    switches: [{ number: 3, value: 2 }],
    rules: defaultCompanyRules,
    marks: defaultAiMarkConfig,
    evaluation: defaultEvaluationConfig,
  })
})

test.each([
  ['reportTabConfig.103', 'switches', '103'],
  ['aiMarkCfg.allStatus', 'marks', 'allStatus'],
  ['evaluationConfig.screeningInfoStatus', 'evaluation', 'screeningInfoStatus'],
  ['position Nr. 5.isL5', 'position Nr. 5', 'isL5'],
])('the setting %s of the audit log is of the group %s', (subject, group, key) => {
  expect(readSubject(subject)).toEqual({ group, key })
})

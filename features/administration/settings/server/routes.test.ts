import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { jobseekerChannelInfo } from '../../../candidates/candidates/contract.ts'
import {
  getAiAnnotationSettings,
  getCompanyConfig,
  getEvaluationConfig,
  getReportTabConfig,
  getSystemConfigList,
} from '../../../platform/company/contract.ts'
import {
  getSettings,
  saveAiMark,
  saveCompany,
  saveEvaluationConfig,
  savePartnerBrand,
  saveReportTab,
  saveRules,
} from '../contract.ts'

const server = serverUnderTest()

async function anAdministrator() {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const reader = await anAccount(server.services, { companyId: admin.companyId })
  return { ...admin, reader: reader.token }
}

/** What the company's log tells of its settings, oldest first. */
async function logOf(companyId: Awaited<ReturnType<typeof anAdministrator>>['companyId']) {
  const rows = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .orderBy('sequence')
    .select(['action', 'accountId', 'details'])
    .execute()
  return rows
}

test('a company that set nothing has every AI score on, in four fields [R3-039 P3-003]', async () => {
  const { token } = await anAdministrator()
  const { data } = await server.call(getSettings, {}, { token })
  expect(data.aiMarkCfg).toEqual({ allStatus: 1, singleStatus: 1, manualStatus: 1, aiScoreStatus: 1 })
})

test('a mark that an administrator turns off is off for open sessions at once, the others stay [R3-040]', async () => {
  const { companyId, token, reader } = await anAdministrator()
  expect((await server.call(saveAiMark, { singleStatus: 0 }, { token })).code).toBe(0)
  const read = async () => (await server.call(getAiAnnotationSettings, { companyId }, { token: reader })).data
  expect(await read()).toEqual({ allStatus: 1, singleStatus: 0, manualStatus: 1, aiScoreStatus: 1 })
  await server.call(saveAiMark, { singleStatus: 1 }, { token })
  expect(await read()).toMatchObject({ singleStatus: 1 })
})

test('every switch of the report is listed: a mode, five features and one for each permission key', async () => {
  const { token } = await anAdministrator()
  const { data } = await server.call(getSettings, {}, { token })
  expect(data.reportTabConfig.map(({ tabType }) => tabType)).toEqual([
    3,
    12,
    15,
    16,
    17,
    27,
    ...Array.from({ length: 16 }, (_, index) => 100 + index),
  ])
  const open = data.reportTabConfig.filter(({ tabType, inUse }) => tabType >= 100 && inUse === 1)
  expect(open.map(({ tabType }) => tabType)).toEqual([103, 104])
})

test('a switch set to 0 reads as 0 and can be set back', async () => {
  const { companyId, token, reader } = await anAdministrator()
  const read = async () => (await server.call(getReportTabConfig, { companyId }, { token: reader })).data
  await server.call(saveReportTab, { tabType: 27, inUse: 0 }, { token })
  expect(await read()).toEqual([{ tabType: 27, inUse: 0 }])
  await server.call(saveReportTab, { tabType: 3, inUse: 2 }, { token })
  await server.call(saveReportTab, { tabType: 27, inUse: 1 }, { token })
  expect(await read()).toEqual([
    { tabType: 3, inUse: 2 },
    { tabType: 27, inUse: 1 },
  ])
})

test.each([
  [{ tabType: 13, inUse: 1 }, 'tabType'],
  [{ tabType: 116, inUse: 1 }, 'tabType'],
  [{ tabType: 27, inUse: 2 }, 'inUse'],
])('the switch %j is refused, and the refusal names the field', async (input, field) => {
  const { token } = await anAdministrator()
  const { code, msg, data } = await server.call(saveReportTab, input, { token })
  expect(code).toBe(1003)
  expect(msg).toContain(field)
  expect(data).toEqual({ field })
})

test('both switches of the evaluation config are read and set [P3-018]', async () => {
  const { companyId, token, reader } = await anAdministrator()
  const read = async () => (await server.call(getEvaluationConfig, { companyId }, { token: reader })).data
  expect(await read()).toEqual({ screeningInfoStatus: 0, evaluationInvisibleStatus: 0 })
  await server.call(saveEvaluationConfig, { evaluationInvisibleStatus: 1 }, { token })
  expect(await read()).toEqual({ screeningInfoStatus: 0, evaluationInvisibleStatus: 1 })
})

test('anonymous screening hides who a candidate is from a session that was open before [P6-013]', async () => {
  const { companyId, token, reader } = await anAdministrator()
  const { candidateId } = await aCandidate(
    server.services,
    { companyId, name: '沈知遥' },
    { phone: '13800000009' },
  )
  const read = () => server.call(jobseekerChannelInfo, { jobseekerChannelId: candidateId }, { token: reader })
  expect((await read()).body).toContain('沈知遥')
  await server.call(saveEvaluationConfig, { screeningInfoStatus: 1 }, { token })
  const { body } = await read()
  expect(body).toContain('沈**')
  expect(body).not.toContain('知遥')
  expect(body).not.toContain('13800000009')
})

test('a rule holds for a company once it is set, without a list of companies anywhere [R6-031 P6-034]', async () => {
  const { companyId, token, reader } = await anAdministrator()
  const other = await anAccount(server.services)
  const rules = { abbreviatedDimensionNames: true, englishLabel: true, reportScoreVisible: false }
  expect((await server.call(saveRules, rules, { token })).code).toBe(0)
  const own = await server.call(getCompanyConfig, { companyId }, { token: reader })
  expect(own.data).toMatchObject({ ...rules, foldTextAnswers: false, partnerBrand: null })
  const { data: listed } = await server.call(getSystemConfigList, { companyId }, { token: reader })
  expect(listed).toContainEqual({ configKey: 'abbreviatedDimensionNames', configValue: '1' })
  const others = await server.call(getCompanyConfig, { companyId: other.companyId }, { token: other.token })
  expect(others.data).toMatchObject({ abbreviatedDimensionNames: false, reportScoreVisible: true })
})

test('an unknown rule is refused by its name', async () => {
  const { token } = await anAdministrator()
  const unknown: object = { freeLunch: true }
  const { code, msg } = await server.call(saveRules, unknown, { token })
  expect(code).toBe(1003)
  expect(msg).toContain('freeLunch')
  const beyond: object = { allStatus: 2 }
  const wrong = await server.call(saveAiMark, beyond, { token })
  expect(wrong.code).toBe(1003)
  expect(wrong.msg).toContain('allStatus')
})

const icon = `data:image/png;base64,${'A'.repeat(400)}`

test('a partner’s name and mark are set, changed and taken away, each without the other', async () => {
  const { companyId, token } = await anAdministrator()
  const read = async () => (await server.call(getSettings, {}, { token })).data.rules.partnerBrand
  await server.call(savePartnerBrand, { title: '云涧人才', icon }, { token })
  expect(await read()).toEqual({ title: '云涧人才', icon })
  await server.call(savePartnerBrand, { title: '云涧' }, { token })
  expect(await read()).toEqual({ title: '云涧', icon })
  await server.call(savePartnerBrand, { icon: '' }, { token })
  expect(await read()).toEqual({ title: '云涧' })
  await server.call(savePartnerBrand, { title: '' }, { token })
  expect(await read()).toBeNull()
  const details = (await logOf(companyId)).map((entry) => entry.details)
  expect(details).toEqual([
    { subject: 'rules.partnerBrand', from: null, to: { title: '云涧人才', iconLength: icon.length } },
    {
      subject: 'rules.partnerBrand',
      from: { title: '云涧人才', iconLength: icon.length },
      to: { title: '云涧', iconLength: icon.length },
    },
    {
      subject: 'rules.partnerBrand',
      from: { title: '云涧', iconLength: icon.length },
      to: { title: '云涧', iconLength: 0 },
    },
    { subject: 'rules.partnerBrand', from: { title: '云涧', iconLength: 0 }, to: null },
  ])
})

test.each([
  ['too long', `data:image/png;base64,${'A'.repeat(8_000)}`],
  ['another kind', 'data:text/html;base64,AAAA'],
  ['an address', 'https://example.org/mark.png'],
])('a mark that is %s is refused, and the refusal names the field', async (_, mark) => {
  const { token } = await anAdministrator()
  const { code, msg } = await server.call(savePartnerBrand, { title: '云涧', icon: mark }, { token })
  expect(code).toBe(1003)
  expect(msg).toContain('icon')
})

test('name, law, time zone and kind of the company change; a value that is none is refused by its field', async () => {
  const { token } = await anAdministrator()
  const read = async () => (await server.call(getSettings, {}, { token })).data.company
  await server.call(saveCompany, { profile: 'eu', timeZone: 'Europe/Berlin' }, { token })
  await server.call(saveCompany, { name: '云间', nameLatin: 'Yunjian' }, { token })
  expect(await read()).toEqual({
    name: '云间',
    nameLatin: 'Yunjian',
    profile: 'eu',
    timeZone: 'Europe/Berlin',
    customerType: 'CUSTOMERTYPE_NORMAL',
  })
  await server.call(saveCompany, { nameLatin: '' }, { token })
  expect(await read()).toMatchObject({ nameLatin: null })
  for (const field of ['profile', 'timeZone', 'customerType'] as const) {
    const { code, msg } = await server.call(saveCompany, { [field]: 'nowhere' }, { token })
    expect(code).toBe(1003)
    expect(msg).toContain(field)
  }
})

test('a change is in the log with the value before, and an unchanged setting is not', async () => {
  const { companyId, accountId, token } = await anAdministrator()
  await server.call(saveRules, { foldTextAnswers: true, englishLabel: false }, { token })
  await server.call(saveReportTab, { tabType: 12, inUse: 1 }, { token })
  await server.call(saveReportTab, { tabType: 103, inUse: 0 }, { token })
  await server.call(saveCompany, { profile: 'us-il' }, { token })
  const entry = (subject: string, from: unknown, to: unknown) => ({
    action: 'setting.changed',
    accountId,
    details: { subject, from, to },
  })
  expect(await logOf(companyId)).toEqual([
    entry('rules.foldTextAnswers', false, true),
    entry('reportTabConfig.103', 1, 0),
    entry('company.profile', 'cn', 'us-il'),
  ])
})

test('an account without administrator rights is refused with the sentence of the specification [P6-006]', async () => {
  const { companyId, reader } = await anAdministrator()
  const as = { token: reader, lang: 'cn' }
  for (const answer of [
    await server.call(getSettings, {}, as),
    await server.call(saveRules, { foldTextAnswers: true }, as),
    await server.call(saveEvaluationConfig, { screeningInfoStatus: 1 }, as),
  ]) {
    expect(answer).toMatchObject({ code: 1002, msg: '暂无操作权限，请联系HR' })
  }
  expect(await logOf(companyId)).toEqual([])
})

import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { lockPosition } from '../../../candidates/candidates/server/queries/positions.ts'
import { gateRefusals } from '../../../platform/access/contract.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../platform/audit/server/actions/audited-transaction.ts'
import { writeSwitch } from '../../../platform/company/rules/wire.ts'
import {
  type CompanySettings,
  findAiMarkConfig,
  findCompanyRules,
  findEvaluationConfig,
  getCompany,
  listSwitches,
  mergeSetting,
  storeSetting,
} from '../../../platform/company/server/queries.ts'
import { readNameCursor, writeNameCursor } from '../../../platform/manage/rules/name-cursor.ts'
import {
  getSettings,
  listPositionSettings,
  positionPageSize,
  saveAiMark,
  saveCompany,
  saveEvaluationConfig,
  savePartnerBrand,
  savePosition,
  saveReportTab,
  saveRules,
} from '../contract.ts'
import { brandInLog, type Change, changesOf, companyFault, valuesOf } from '../rules/changes.ts'
import { everySwitch, switchFault, withSwitch, withTest } from '../rules/switches.ts'
import { switchFields } from '../rules/wire.ts'
import { presentPosition } from './present.ts'
import { listPositions, updateCompany, updatePosition } from './queries.ts'
import { servePositionCodes } from './routes/position-code.ts'

function recordChanges({ record }: AuditedTransaction, subject: string, changes: readonly Change[]): void {
  for (const { key, from, to } of changes) {
    record({ action: 'setting.changed', details: { subject: `${subject}.${key}`, from, to } })
  }
}

interface Setting {
  readonly companyId: CompanyId
  readonly key: keyof CompanySettings
  readonly find: (db: Database, companyId: CompanyId) => Promise<object>
}

/** Merges a patch into one setting. Acts of administrators are serialised, so that each sees the previous one. */
async function change(
  doing: AuditedTransaction,
  { companyId, key, find }: Setting,
  part: object,
): Promise<null> {
  const changes = changesOf(await find(doing.db, companyId), part)
  if (changes.length > 0) await mergeSetting(doing.db, companyId, key, valuesOf(changes))
  recordChanges(doing, key, changes)
  return null
}

export function routes(services: AppServices, serve: Serve): void {
  servePositionCodes(services, serve)
  const { db } = services

  serve(getSettings, async ({ viewer: { companyId } }) => {
    const [company, switches, aiMarkCfg, evaluationConfig, rules] = await Promise.all([
      getCompany(db, companyId),
      listSwitches(db, companyId),
      findAiMarkConfig(db, companyId),
      findEvaluationConfig(db, companyId),
      findCompanyRules(db, companyId),
    ])
    return {
      company,
      reportTabConfig: everySwitch(switches).map(writeSwitch),
      aiMarkCfg,
      evaluationConfig,
      rules,
    }
  })

  serve(saveCompany, (request) =>
    auditedTransaction(services, saveCompany, request, async (doing) => {
      const { companyId } = request.viewer
      const field = companyFault(request.input)
      if (field) throw new Refusal(saveCompany, 'unknownValue', { values: { field }, data: { field } })
      const { nameLatin, ...given } = request.input
      const patch = { ...given, ...(nameLatin === undefined ? {} : { nameLatin: nameLatin || null }) }
      const changes = changesOf(await getCompany(doing.db, companyId), patch)
      if (changes.length > 0) await updateCompany(doing.db, companyId, valuesOf(changes))
      recordChanges(doing, 'company', changes)
      return null
    }),
  )

  serve(saveReportTab, (request) =>
    auditedTransaction(services, saveReportTab, request, async (doing) => {
      const { companyId } = request.viewer
      const { tabType: number, inUse: value } = request.input
      const fault = switchFault({ number, value })
      const field = fault && switchFields[fault]
      if (field) throw new Refusal(saveReportTab, 'unknownValue', { values: { field }, data: { field } })
      const switches = await listSwitches(doing.db, companyId)
      const before = everySwitch(switches).find((each) => each.number === number)
      const changes = changesOf({ [number]: before?.value }, { [number]: value })
      const changed = withSwitch(switches, { number, value }).map(writeSwitch)
      if (changes.length > 0) await storeSetting(doing.db, companyId, 'reportTabConfig', changed)
      recordChanges(doing, 'reportTabConfig', changes)
      return null
    }),
  )

  serve(saveAiMark, (request) => {
    const { companyId } = request.viewer
    const setting: Setting = { companyId, key: 'aiMarkCfg', find: findAiMarkConfig }
    return auditedTransaction(services, saveAiMark, request, (doing) => change(doing, setting, request.input))
  })

  serve(saveEvaluationConfig, (request) => {
    const { companyId } = request.viewer
    const setting: Setting = { companyId, key: 'evaluationConfig', find: findEvaluationConfig }
    return auditedTransaction(services, saveEvaluationConfig, request, (doing) =>
      change(doing, setting, request.input),
    )
  })

  serve(saveRules, (request) => {
    const { companyId } = request.viewer
    const setting: Setting = { companyId, key: 'rules', find: findCompanyRules }
    return auditedTransaction(services, saveRules, request, (doing) => change(doing, setting, request.input))
  })

  serve(savePartnerBrand, (request) =>
    auditedTransaction(services, savePartnerBrand, request, async ({ db: transaction, record }) => {
      const { companyId } = request.viewer
      const { partnerBrand: from } = await findCompanyRules(transaction, companyId)
      const { title = from?.title ?? '', icon = from?.icon } = request.input
      const to = title === '' ? null : { title, ...(icon ? { icon } : {}) }
      if (changesOf({ brand: from }, { brand: to }).length === 0) return null
      await mergeSetting(transaction, companyId, 'rules', { partnerBrand: to })
      const details = { subject: 'rules.partnerBrand', from: brandInLog(from), to: brandInLog(to) }
      record({ action: 'setting.changed', details })
      return null
    }),
  )

  serve(listPositionSettings, async ({ input, viewer }) => {
    const after = readNameCursor(input.cursor)
    const rows = await listPositions(db, viewer.companyId, { text: input.text ?? '', after })
    const page = rows.slice(0, positionPageSize)
    const last = rows.length > page.length ? page.at(-1) : undefined
    return {
      list: page.map(presentPosition),
      nextCursor: last ? writeNameCursor({ name: last.sortName, id: last.id }) : null,
    }
  })

  serve(savePosition, (request) =>
    auditedTransaction(services, savePosition, request, async (doing) => {
      const { positionId: given, simulationTest, ...switches } = request.input
      const positionId = readId<'position'>(given)
      const row = positionId && (await lockPosition(doing.db, request.viewer.companyId, positionId))
      if (!row) throw new Refusal(gateRefusals, 'notFound')
      const present = presentPosition(row)
      const tests = simulationTest && withTest(present.simulationTests, simulationTest)
      const changes = changesOf(present, { ...switches, ...(tests && { simulationTests: tests }) })
      if (changes.length > 0) await updatePosition(doing.db, row.id, valuesOf(changes))
      recordChanges(doing, `position ${row.name}`, changes)
      return null
    }),
  )
}

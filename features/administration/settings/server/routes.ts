import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { lockPosition } from '../../../candidates/candidates/server/queries/positions.ts'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { writeSwitch } from '../../../platform/company/rules/wire.ts'
import {
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
import { brandInLog, changesOf, companyFault, valuesOf } from '../rules/changes.ts'
import { everySwitch, switchFault, withSwitch, withTest } from '../rules/switches.ts'
import { switchFields } from '../rules/wire.ts'
import { changeSetting, recordChanges } from './actions/change-setting.ts'
import { presentPosition } from './present.ts'
import { listPositions, updateCompany, updatePosition } from './queries.ts'
import { servePositionCodes } from './routes/position-code.ts'

export function routes(services: AppServices, serve: Serve): void {
  servePositionCodes(services, serve)
  serveReading(services, serve)
  serveCompany(services, serve)
  serveReportTab(services, serve)
  serveMergedSettings(services, serve)
  serveBrand(services, serve)
  servePositions(services, serve)
  servePosition(services, serve)
}

function serveReading({ db }: AppServices, serve: Serve): void {
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
}

function serveCompany(services: AppServices, serve: Serve): void {
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
}

function serveReportTab(services: AppServices, serve: Serve): void {
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
}

/** The settings of which each act gives a part. */
function serveMergedSettings(services: AppServices, serve: Serve): void {
  serve(saveAiMark, (request) => {
    const { companyId } = request.viewer
    const setting = { companyId, key: 'aiMarkCfg' as const, find: findAiMarkConfig }
    return auditedTransaction(services, saveAiMark, request, (doing) =>
      changeSetting(doing, setting, request.input),
    )
  })

  serve(saveEvaluationConfig, (request) => {
    const { companyId } = request.viewer
    const setting = { companyId, key: 'evaluationConfig' as const, find: findEvaluationConfig }
    return auditedTransaction(services, saveEvaluationConfig, request, (doing) =>
      changeSetting(doing, setting, request.input),
    )
  })

  serve(saveRules, (request) => {
    const { companyId } = request.viewer
    const setting = { companyId, key: 'rules' as const, find: findCompanyRules }
    return auditedTransaction(services, saveRules, request, (doing) =>
      changeSetting(doing, setting, request.input),
    )
  })
}

function serveBrand(services: AppServices, serve: Serve): void {
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
}

function servePositions({ db }: AppServices, serve: Serve): void {
  serve(listPositionSettings, async ({ input, viewer }) => {
    const after = readNameCursor(input.cursor)
    const positionId = input.positionId ? readId<'position'>(input.positionId) : null
    if (input.positionId && positionId === null) return { list: [], nextCursor: null }
    const found = { text: input.text ?? '', after, positionId }
    const rows = await listPositions(db, viewer.companyId, found)
    const page = rows.slice(0, positionPageSize)
    const last = rows.length > page.length ? page.at(-1) : undefined
    return {
      list: page.map(presentPosition),
      nextCursor: last ? writeNameCursor({ name: last.sortName, id: last.id }) : null,
    }
  })
}

function servePosition(services: AppServices, serve: Serve): void {
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

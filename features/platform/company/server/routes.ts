import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { readsOfViewer } from '../../access/server/gate/batch-reads.ts'
import { identifyViewer } from '../../access/server/gate.ts'
import {
  getAiAnnotationSettings,
  getCompanyConfig,
  getCompanyInfo,
  getEvaluationConfig,
  getReportTabConfig,
  getSystemConfigList,
} from '../contract.ts'
import { writeSwitch } from '../rules/wire.ts'
import { presentCompany, presentConfigList } from './present.ts'
import {
  findAiMarkConfig,
  findCompanyBrand,
  findCompanyRules,
  findEvaluationConfig,
  listSwitches,
} from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(getAiAnnotationSettings, async ({ viewer }) => {
    return findAiMarkConfig(db, viewer.companyId)
  })

  serve(getReportTabConfig, async ({ viewer }) => {
    return (await listSwitches(db, viewer.companyId)).map(writeSwitch)
  })

  serve(getSystemConfigList, async ({ viewer }) => {
    return presentConfigList(await findCompanyRules(db, viewer.companyId))
  })

  serve(getCompanyConfig, async ({ viewer }) => {
    return findCompanyRules(db, viewer.companyId)
  })

  serve(getCompanyInfo, async ({ input, context }) => {
    const viewer = await identifyViewer(services, context)
    const id = input.companyId ? readId<'namedCompany'>(input.companyId) : (viewer?.companyId ?? null)
    const company = id && (await findCompanyBrand(db, id))
    if (!company) throw new Refusal(gateRefusals, 'notFound')
    return presentCompany(company, { isOwn: viewer?.companyId === company.id })
  })

  serve(getEvaluationConfig, async ({ viewer }) => {
    return readsOfViewer(viewer)?.evaluation ?? findEvaluationConfig(db, viewer.companyId)
  })
}

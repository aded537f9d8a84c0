import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import type { Viewer } from '../../access/rules/viewer.ts'
import { readsOfViewer } from '../../access/server/gate/batch-reads.ts'
import {
  getAiAnnotationSettings,
  getCompanyConfig,
  getCompanyInfo,
  getEvaluationConfig,
  getReportTabConfig,
  getSystemConfigList,
} from '../contract.ts'
import { presentCompany, presentConfigList } from './present.ts'
import {
  findAiMarkConfig,
  findCompanyRules,
  findEvaluationConfig,
  getCompany,
  listReportTabConfig,
} from './queries.ts'

function requireOwnCompany(viewer: Viewer, companyId: string): void {
  if (readId(companyId) !== viewer.companyId) throw new Refusal(gateRefusals, 'notFound')
}

export function routes({ db }: AppServices, serve: Serve): void {
  serve(getAiAnnotationSettings, async ({ input, viewer }) => {
    requireOwnCompany(viewer, input.companyId)
    return findAiMarkConfig(db, viewer.companyId)
  })

  serve(getReportTabConfig, async ({ input, viewer }) => {
    requireOwnCompany(viewer, input.companyId)
    return listReportTabConfig(db, viewer.companyId)
  })

  serve(getSystemConfigList, async ({ input, viewer }) => {
    requireOwnCompany(viewer, input.companyId)
    return presentConfigList(await findCompanyRules(db, viewer.companyId))
  })

  serve(getCompanyConfig, async ({ input, viewer }) => {
    requireOwnCompany(viewer, input.companyId)
    return findCompanyRules(db, viewer.companyId)
  })

  serve(getCompanyInfo, async ({ input, viewer }) => {
    requireOwnCompany(viewer, input.companyId)
    const { companyId } = viewer
    const [company, rules] = await Promise.all([getCompany(db, companyId), findCompanyRules(db, companyId)])
    return presentCompany(companyId, company, rules)
  })

  serve(getEvaluationConfig, async ({ input, viewer }) => {
    if (input.companyId) requireOwnCompany(viewer, input.companyId)
    return readsOfViewer(viewer)?.evaluation ?? findEvaluationConfig(db, viewer.companyId)
  })
}

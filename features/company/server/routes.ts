import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readsOfViewer } from '../../access/server/gate/batch-reads.ts'
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
  findCompanyRules,
  findEvaluationConfig,
  getCompany,
  listSwitches,
} from './queries.ts'

export function routes({ db }: AppServices, serve: Serve): void {
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

  serve(getCompanyInfo, async ({ viewer }) => {
    const { companyId } = viewer
    const [company, rules] = await Promise.all([getCompany(db, companyId), findCompanyRules(db, companyId)])
    return presentCompany(companyId, company, rules)
  })

  serve(getEvaluationConfig, async ({ viewer }) => {
    return readsOfViewer(viewer)?.evaluation ?? findEvaluationConfig(db, viewer.companyId)
  })
}

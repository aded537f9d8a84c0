import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { partReader } from '../../../candidates/candidates/server/actions/part-reader.ts'
import { getCandidate } from '../../../candidates/candidates/server/queries.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { listedFiles } from '../../../platform/documents/server/actions/listed-files.ts'
import { holdImportsOff } from '../../../platform/imports/server/queries/files.ts'
import { reportGrant } from '../../../platform/media/rules.ts'
import {
  addThirdPartyEvaluation,
  deleteThirdPartyEvaluation,
  listThirdPartyEvaluations,
  updateThirdPartyEvaluation,
} from '../contract.ts'
import { addEvaluation, changeEvaluation, deleteEvaluation, requireTab } from './actions.ts'
import { namedFiles, presentEvaluations } from './present.ts'
import { listEvaluations } from './queries.ts'
export function routes(services: AppServices, serve: Serve): void {
  serve(listThirdPartyEvaluations, async ({ reader }) => {
    const { db, media } = services
    requireTab(reader)
    const [rows, { positionName }] = await Promise.all([
      listEvaluations(db, reader, partReader(services, reader).readPart),
      getCandidate(db, reader),
    ])
    return presentEvaluations(rows, {
      positionName,
      isAnonymous: reader.isAnonymous,
      files: await listedFiles(services, reader.companyId, namedFiles(rows)),
      addressOf: media.of(reportGrant(reader)),
    })
  })

  serve(addThirdPartyEvaluation, (request) =>
    auditedTransaction(
      services,
      addThirdPartyEvaluation,
      request,
      (act) => addEvaluation(act, request.input),
      { before: holdImportsOff },
    ),
  )

  serve(updateThirdPartyEvaluation, (request) =>
    auditedTransaction(
      services,
      updateThirdPartyEvaluation,
      request,
      (act) => changeEvaluation(act, request.input),
      { before: holdImportsOff },
    ),
  )

  serve(deleteThirdPartyEvaluation, (request) =>
    auditedTransaction(
      services,
      deleteThirdPartyEvaluation,
      request,
      (act) => deleteEvaluation(act, request.input),
      { before: holdImportsOff },
    ),
  )
}

import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance } from 'fastify'
import { mayChangeCandidates } from '../../../platform/access/rules/acts.ts'
import { reachesAllCandidates } from '../../../platform/access/rules/reach.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import type { BundleFormat } from '../../../platform/imports/rules/format.ts'
import { holdImportsOff } from '../../../platform/imports/server/queries/files.ts'
import { findHints } from '../../persons/server/actions/same-persons.ts'
import { readLocalNames } from '../../stages/rules/names.ts'
import { wordStage } from '../../stages/server/actions/word-stage.ts'
import { listStagesOfPositions } from '../../stages/server/queries.ts'
import { changeCandidate, listOpenPositions, readCandidateFacts, removeCandidate } from '../contract.ts'
import { changeField } from './actions/change-field.ts'
import { removeAdded } from './actions/remove-candidate.ts'
import { presentFacts } from './present.ts'
import { listOpen } from './queries/positions.ts'
import { getFacts, listEdits, listSiblings } from './queries.ts'
import { addingRoutes } from './routes/adding.ts'

/** The newest changes that the page shows. */
const shownEdits = 100

export function routes(
  services: AppServices,
  serve: Serve,
  _app: FastifyInstance,
  { format }: { readonly format: BundleFormat<Database> },
): void {
  const { db } = services
  addingRoutes(services, serve, format)

  serve(listOpenPositions, async ({ viewer, context: { locale } }) => {
    if (!mayChangeCandidates(viewer)) throw new Refusal(listOpenPositions, 'mayNotAdd')
    const positions = await listOpen(db, viewer.companyId)
    const stages = await listStagesOfPositions(
      db,
      viewer.companyId,
      positions.map(({ id }) => id),
    )
    return positions.map(({ id, name, nameLatin }) => ({
      positionId: id,
      name,
      nameLatin,
      stages: (stages.get(id) ?? []).map(({ wireId, names }) => ({
        stageId: wireId,
        name: wordStage(wireId, readLocalNames(names), locale),
      })),
    }))
  })

  serve(readCandidateFacts, async ({ reader, context: { locale } }) => {
    const { viewer, companyId, candidateId } = reader
    const facts = await getFacts(db, reader)
    const assignedTo = reachesAllCandidates(viewer.userType) ? null : viewer.accountId
    const edits = await listEdits(db, reader, shownEdits)
    // Another application would tell who an anonymous candidate is.
    const siblings = reader.isAnonymous
      ? []
      : await listSiblings(db, { companyId, personId: facts.personId, except: candidateId, assignedTo })
    const hints = reader.isAnonymous ? { same: [], apart: [] } : await findHints(db, viewer, facts)
    return presentFacts(reader, { ...hints, facts, edits, siblings }, locale)
  })

  serve(changeCandidate, (request) =>
    auditedTransaction(services, changeCandidate, request, (act) => changeField(act, request.input)),
  )

  serve(removeCandidate, (request) =>
    auditedTransaction(
      services,
      removeCandidate,
      request,
      async (act) => {
        await removeAdded(act, request.context.locale)
        return null
      },
      { before: holdImportsOff },
    ),
  )
}

import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { holdImportsOff } from '../../../platform/imports/server/queries/files.ts'
import { getFacts } from '../../candidate-facts/server/queries.ts'
import { presentApplication, presentSamePerson } from '../../persons/server/actions/present-application.ts'
import { findSamePersons } from '../../persons/server/actions/same-persons.ts'
import {
  compareCandidates,
  listMergeChoices,
  listMerges,
  mergeCandidates,
  unmergeCandidates,
} from '../contract.ts'
import { comparePair } from './actions/compare.ts'
import { readMerges } from './actions/list-merges.ts'
import { mergePair } from './actions/merge.ts'
import { requireMayMerge } from './actions/proof.ts'
import { undoMerge } from './actions/unmerge.ts'
import { presentPair } from './present.ts'
import { searchCandidates } from './queries/choices.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(listMergeChoices, async ({ input, reader, context: { locale } }) => {
    const { viewer, companyId, candidateId } = reader
    await requireMayMerge(db, viewer, listMergeChoices)
    if (reader.isAnonymous) throw new Refusal(listMergeChoices, 'hiddenNames')
    const facts = await getFacts(db, reader)
    const [same = []] = await findSamePersons(db, viewer, [facts])
    const text = input.search?.trim() ?? ''
    const found = text === '' ? [] : await searchCandidates(db, { companyId, except: candidateId }, text)
    return {
      name: facts.name,
      nameLatin: facts.nameLatin,
      same: same
        .filter((person) => person.candidateId !== candidateId)
        .map((person) => presentSamePerson(person, locale)),
      found: found.map((application) => presentApplication(application, locale)),
    }
  })

  serve(compareCandidates, async ({ input, viewer, context: { locale } }) =>
    presentPair(await comparePair(services, viewer, input), locale),
  )

  serve(listMerges, ({ reader }) => readMerges(db, reader))

  serve(mergeCandidates, (request) =>
    auditedTransaction(services, mergeCandidates, request, (act) => mergePair(act, request.input), {
      before: holdImportsOff,
    }),
  )

  serve(unmergeCandidates, (request) =>
    auditedTransaction(services, unmergeCandidates, request, (act) => undoMerge(act, request.input), {
      before: holdImportsOff,
    }),
  )
}

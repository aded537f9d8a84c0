import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { lockPosition } from '../../../candidates/candidates/server/queries/positions.ts'
import { gateRefusals } from '../../../platform/access/contract.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../platform/audit/server/actions/audited-transaction.ts'
import { listPositionRounds, savePositionRounds } from '../contract.ts'
import { countRevision, findRevision, listOfferedForms, listRoundsOf, replaceRounds } from './queries.ts'

const at = (index: number, field: string) => ({ data: { field: `rounds[${index}].${field}` } })

type Input = InputOf<typeof savePositionRounds>

/** Reads the sent rounds; refuses unknown or repeated ids, and forms that are not offered. */
function readRounds(
  sent: Input['rounds'],
  before: ReadonlyMap<string, { readonly formId: string | null }>,
  offered: Pick<ReadonlySet<string>, 'has'>,
) {
  const named = new Set<string>()
  return sent.map(({ roundId, name, formId: form }, index) => {
    const id = roundId === '' ? null : roundId.toLowerCase()
    if (id !== null && (!before.has(id) || named.has(id)))
      throw new Refusal(savePositionRounds, 'unknownRound', at(index, 'roundId'))
    if (id !== null) named.add(id)
    const formId = readId<'form'>(form)
    // A round keeps its form after that has ended.
    const isKept = id !== null && formId !== null && before.get(id)?.formId === formId
    if (form !== '' && !isKept && (formId === null || !offered.has(formId)))
      throw new Refusal(savePositionRounds, 'unknownForm', at(index, 'formId'))
    return { id, name, formId }
  })
}

async function saveRounds({ db, record, viewer }: AuditedTransaction, input: Input) {
  const { companyId } = viewer
  const positionId = readId<'position'>(input.positionId)
  const position = positionId && (await lockPosition(db, companyId, positionId))
  if (!position) throw new Refusal(gateRefusals, 'notFound')
  if (position.roundsRevision !== input.revision) throw new Refusal(savePositionRounds, 'changedMeanwhile')
  const listed = await listRoundsOf(db, companyId, position.id)
  const before = new Map(listed.map((round) => [round.id, round]))
  const rounds = readRounds(input.rounds, before, await listOfferedForms(db, companyId))
  await replaceRounds(db, { companyId, positionId: position.id }, rounds)
  record({
    action: 'setting.changed',
    details: {
      subject: `position ${position.name}.rounds`,
      from: [...before.values()].map(({ name }) => name),
      to: rounds.map(({ name }) => name),
    },
  })
  return { revision: await countRevision(db, position.id) }
}

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(listPositionRounds, async ({ input, viewer: { companyId } }) => {
    const positionId = readId<'position'>(input.positionId)
    const revision = positionId && (await findRevision(db, companyId, positionId))
    if (!positionId || revision === null) throw new Refusal(gateRefusals, 'notFound')
    const rounds = await listRoundsOf(db, companyId, positionId)
    return {
      revision,
      rounds: rounds.map(({ id, name, formId, formName }) => ({ roundId: id, name, formId, formName })),
    }
  })

  serve(savePositionRounds, (request) =>
    auditedTransaction(services, savePositionRounds, request, (work) => saveRounds(work, request.input)),
  )
}

import type { InputOf } from '@candor/call/define'
import type { AppServices, Database } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { ReportActor, Viewer } from '../../../../platform/access/rules/viewer.ts'
import { authorizeEachLook } from '../../../../platform/access/server/gate/asked-within.ts'
import { getFacts, valuesOf } from '../../../candidate-facts/server/queries.ts'
import { findSamePersons } from '../../../persons/server/actions/same-persons.ts'
import { compareCandidates } from '../../contract.ts'
import { countsOf } from '../../rules/counts.ts'
import { compareFields, decidePair, kindOfPair } from '../../rules/fields.ts'
import { countApplications } from '../queries/persons.ts'
import { getMore, listCounts, listEvents } from '../queries/sides.ts'
import { requireMayMerge, requireNoErasure, requireNotFormer } from './proof.ts'

/** Reads two candidates side by side. Refuses a pair that cannot be merged. */
export async function comparePair(
  services: AppServices,
  viewer: Viewer,
  { jobseekerChannelId, otherId }: InputOf<typeof compareCandidates>,
) {
  const { db } = services
  await requireMayMerge(db, viewer, compareCandidates)
  const ids = [jobseekerChannelId.toLowerCase(), otherId.toLowerCase()]
  if (ids[0] === ids[1]) throw new Refusal(compareCandidates, 'sameCandidate')
  await requireNotFormer(db, viewer, ids, compareCandidates)
  const actors = await authorizeEachLook(services, viewer, ids, 'edit')
  const keptActor = actors.find(({ candidateId }) => candidateId === ids[0])
  const otherActor = actors.find(({ candidateId }) => candidateId === ids[1])
  if (!keptActor || !otherActor) throw new Refusal(compareCandidates, 'sameCandidate')
  await requireNoErasure(db, viewer, [keptActor.candidateId, otherActor.candidateId], compareCandidates)
  const kept = await readSide(db, keptActor)
  const other = await readSide(db, otherActor)
  const refusal = decidePair(kept.pair, other.pair, null)
  if (refusal) throw new Refusal(compareCandidates, refusal)
  const [same = []] = await findSamePersons(db, viewer, [kept.facts])
  const persons = { companyId: viewer.companyId, from: other.facts.personId, to: kept.facts.personId }
  const kind = kindOfPair(kept.pair, other.pair)
  return {
    kind,
    by: same.find(({ candidateId }) => candidateId === otherActor.candidateId)?.by ?? [],
    kept,
    other,
    fields: compareFields(kept, other),
    applications: (await countApplications(db, persons)) - (kind === 'candidate' ? 1 : 0),
  }
}
export type ComparedPair = Awaited<ReturnType<typeof comparePair>>

async function readSide(db: Database, actor: ReportActor) {
  const facts = await getFacts(db, actor)
  const more = await getMore(db, actor)
  const counts = countsOf(await listCounts(db, actor.companyId, [actor.candidateId]))
  const { candidateId, personId, positionId } = facts
  return {
    facts,
    more,
    counts,
    history: await listEvents(db, actor),
    appliedAt: facts.appliedAt.getTime(),
    values: { ...valuesOf(facts), photo: more.photoName, resume: more.resumeName },
    pair: { candidateId, personId, positionId, isAnonymous: actor.isAnonymous },
  }
}
export type FoundSide = Awaited<ReturnType<typeof readSide>>

import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { lookOf } from '../../../../candidates/shortlist/server/actions/look.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { addSaved, changeSaved, deleteSaved, type listSaved, maxSaved } from '../../contract/saved.ts'
import { searchOf } from '../../rules/address.ts'
import { readQuery } from '../../rules/query.ts'
import {
  countFresh,
  countStored,
  insertSaved,
  listStoredSearches,
  removeSaved,
  updateSaved,
} from '../queries/saved.ts'
import { loadFold } from './fold.ts'
import { soughtBy } from './sought.ts'

/** One more than is told. */
const mostFresh = 101

/** The saved searches of an account, with the number of new passages by its rights now. */
export async function answerSaved(services: AppServices, viewer: Viewer): Promise<ReplyOf<typeof listSaved>> {
  const { db } = services
  const saved = await listStoredSearches(db, viewer)
  if (saved.length === 0) return []
  const [fold, { look }] = await Promise.all([loadFold(), lookOf(services, viewer)])
  const asked = saved.flatMap(({ id, address, viewedAt }) => {
    const { scope, text, chips } = searchOf(address)
    const query = readQuery(text, fold)
    if (scope === 'people' || query.problem) return []
    return [{ id, since: viewedAt, sought: soughtBy(viewer, { look, query, scope, chips }) }]
  })
  const counts = await countFresh(db, asked, mostFresh)
  const countOf = new Map(asked.map(({ id }, index) => [id, counts[index] ?? 0]))
  return saved.map(({ id, name, address, isPinned }) => ({
    savedId: id,
    name,
    address,
    isPinned,
    fresh: countOf.get(id) ?? 0,
  }))
}

export async function answerAddSaved(
  { db, clock }: AppServices,
  viewer: Viewer,
  input: InputOf<typeof addSaved>,
): Promise<ReplyOf<typeof addSaved>> {
  return db.transaction().execute(async (transaction) => {
    const { count, hasName } = await countStored(transaction, viewer, input.name)
    if (hasName) throw new Refusal(addSaved, 'sameName')
    if (count >= maxSaved) throw new Refusal(addSaved, 'tooMany')
    return { savedId: await insertSaved(transaction, viewer, input, clock.now()) }
  })
}

export async function answerChangeSaved(
  { db, clock }: AppServices,
  viewer: Viewer,
  { savedId, isPinned, isViewed }: InputOf<typeof changeSaved>,
): Promise<null> {
  const id = readId<'savedSearch'>(savedId)
  const change = { isPinned: isPinned ?? null, viewedAt: isViewed ? clock.now() : null }
  if (!id || !(await updateSaved(db, viewer, { id, ...change }))) throw new Refusal(changeSaved, 'gone')
  return null
}

export async function answerDeleteSaved(
  { db }: AppServices,
  viewer: Viewer,
  { savedId }: InputOf<typeof deleteSaved>,
): Promise<null> {
  const id = readId<'savedSearch'>(savedId)
  if (!id || !(await removeSaved(db, viewer, id))) throw new Refusal(deleteSaved, 'gone')
  return null
}

import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices, Database } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import { lookOf } from '../../../../candidates/shortlist/server/actions/look.ts'
import { mayChangeCandidates } from '../../../../platform/access/rules/acts.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import {
  addSaved,
  changeSaved,
  deleteSaved,
  type listSaved,
  maxSaved,
  maxShared,
} from '../../contract/saved.ts'
import { searchOf } from '../../rules/address.ts'
import { readQuery } from '../../rules/query.ts'
import {
  countColleagues,
  countFresh,
  countShared,
  countStored,
  insertSaved,
  listStoredSearches,
  lockSeen,
  removeSaved,
  updateReader,
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
  const mayShare = mayChangeCandidates(viewer)
  if (saved.length === 0) return { mayShare, searches: [] }
  const isSharing = saved.some(({ isShared, ownerName }) => isShared && ownerName === null)
  const [fold, { look }, colleagues] = await Promise.all([
    loadFold(),
    lookOf(services, viewer),
    isSharing ? countColleagues(db, viewer) : 0,
  ])
  const asked = saved.flatMap(({ id, address, viewedAt }) => {
    const { scope, text, chips } = searchOf(address)
    const query = readQuery(text, fold)
    if (scope === 'people' || query.problem) return []
    return [{ id, since: viewedAt, sought: soughtBy(viewer, { look, query, scope, chips }) }]
  })
  const counts = await countFresh(db, asked, mostFresh)
  const countOf = new Map(asked.map(({ id }, index) => [id, counts[index] ?? 0]))
  const searches = saved.map(({ id, name, address, isPinned, ownerName, isShared }) => ({
    savedId: id,
    name,
    address,
    isPinned,
    fresh: countOf.get(id) ?? 0,
    ownerName,
    sharedWith: isShared && ownerName === null ? colleagues : null,
  }))
  return { mayShare, searches }
}

/** Refuses to share for accounts that may not, and more than the company's share. */
async function checkSharing(
  db: Database,
  call: RefusalSource<'mayNotShare' | 'tooManyShared'>,
  viewer: Viewer,
): Promise<void> {
  if (!mayChangeCandidates(viewer)) throw new Refusal(call, 'mayNotShare')
  if ((await countShared(db, viewer.companyId)) >= maxShared) throw new Refusal(call, 'tooManyShared')
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
    const { isShared = false, ...search } = input
    if (isShared) await checkSharing(transaction, addSaved, viewer)
    return { savedId: await insertSaved(transaction, viewer, { ...search, isShared }, clock.now()) }
  })
}

export async function answerChangeSaved(
  { db, clock }: AppServices,
  viewer: Viewer,
  { savedId, isPinned, isViewed, isShared }: InputOf<typeof changeSaved>,
): Promise<null> {
  const id = readId<'savedSearch'>(savedId)
  const now = clock.now()
  return db.transaction().execute(async (transaction) => {
    const search = id && (await lockSeen(transaction, viewer, id))
    if (!id || !search) throw new Refusal(changeSaved, 'gone')
    const change = { id, isPinned: isPinned ?? null, viewedAt: isViewed ? now : null }
    if (!search.isOwn && isShared !== undefined) throw new Refusal(changeSaved, 'notYours')
    if (isShared === true && !search.isShared) await checkSharing(transaction, changeSaved, viewer)
    if (search.isOwn) await updateSaved(transaction, viewer, { ...change, isShared: isShared ?? null, now })
    else await updateReader(transaction, viewer, change)
    return null
  })
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

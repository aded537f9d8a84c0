import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices, Database } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { isAdministrator, mayChangeCandidates } from '../../../../platform/access/rules/acts.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import {
  addView,
  changeView,
  deleteView,
  type listViews,
  maxOwnViews,
  maxPinned,
  maxSharedViews,
} from '../../contract/views.ts'
import { readAddress } from '../../rules/list-address.ts'
import { readListQuery } from '../../rules/list-fields.ts'
import { ListAddress } from '../../rules/list-words.ts'
import { type NamedPart, namedParts } from '../../rules/view-parts.ts'
import { countEach } from '../queries/list-counts.ts'
import {
  countViewsBeside,
  insertView,
  listGoneParts,
  listStoredViews,
  lockView,
  removeView,
  type StoredView,
  updateView,
  type ViewId,
} from '../queries/views.ts'
import { lookOf } from './look.ts'

const filterOf = ({ address }: StoredView) => readAddress(ListAddress.parse(address))

const mayChange = (viewer: Viewer, { accountId, isShared }: StoredView) =>
  accountId === viewer.accountId || (isShared && isAdministrator(viewer.userType))

const textOf = ({ by, value }: NamedPart) => `${by} ${value}`

/** The views that an account sees, with counts of the pinned ones by its own rights. */
export async function answerViews(services: AppServices, viewer: Viewer): Promise<ReplyOf<typeof listViews>> {
  const { db } = services
  const views = await listStoredViews(db, viewer)
  const partsOf = new Map(views.map((view) => [view.id, namedParts(filterOf(view).chips)]))
  const pinned = views.filter(({ isPinned }) => isPinned).slice(0, maxPinned)
  const { look } = await lookOf(services, viewer)
  const [gone, counts] = await Promise.all([
    listGoneParts(db, viewer.companyId, [...partsOf.values()].flat()),
    countEach(
      db,
      look,
      pinned.map((view) => readListQuery(filterOf(view))),
    ),
  ])
  const goneTexts = new Set(gone.map(textOf))
  const countOf = new Map(pinned.map((view, index) => [view.id, counts[index] ?? null]))
  return {
    mayShare: mayChangeCandidates(viewer),
    views: views.map((view) => ({
      viewId: view.id,
      name: view.name,
      address: view.address,
      isShared: view.isShared,
      isPinned: view.isPinned,
      mayChange: mayChange(viewer, view),
      ownerName: view.accountId === viewer.accountId ? null : view.ownerName,
      place: view.place,
      revision: view.revision,
      missing: (partsOf.get(view.id) ?? []).filter((part) => goneTexts.has(textOf(part))),
      count: countOf.get(view.id) ?? null,
    })),
  }
}

type Writing = typeof addView | typeof changeView

interface Wish {
  readonly name: string
  readonly isShared: boolean
  readonly except: ViewId | null
  /** Whether the view comes to its side, own or shared: the limit of that side holds. */
  readonly isNew: boolean
  readonly ownerId: AccountId
}

/** Refuses a shared view of those who may not share, a second view of one name, and one too many. */
async function checkWish(
  db: Database,
  call: Writing,
  viewer: Viewer,
  { ownerId, isNew, ...wish }: Wish,
): Promise<void> {
  if (wish.isShared && !mayChangeCandidates(viewer)) throw new Refusal(call, 'mayNotShare')
  const of = { companyId: viewer.companyId, accountId: ownerId }
  const { count, hasName } = await countViewsBeside(db, of, wish)
  if (hasName) throw new Refusal(call, 'sameName')
  if (isNew && count >= (wish.isShared ? maxSharedViews : maxOwnViews)) throw new Refusal(call, 'tooMany')
}

export async function answerAdd(
  { db, clock }: AppServices,
  viewer: Viewer,
  input: InputOf<typeof addView>,
): Promise<ReplyOf<typeof addView>> {
  return db.transaction().execute(async (transaction) => {
    const { name, isShared } = input
    const ownerId = viewer.accountId
    await checkWish(transaction, addView, viewer, { name, isShared, ownerId, except: null, isNew: true })
    const viewId = await insertView(transaction, viewer, { ...input, place: 0 }, clock.now())
    return { viewId, revision: 0 }
  })
}

export async function answerChange(
  { db }: AppServices,
  viewer: Viewer,
  { viewId, revision, ...wish }: InputOf<typeof changeView>,
): Promise<ReplyOf<typeof changeView>> {
  return db.transaction().execute(async (transaction) => {
    const view = await lockView(transaction, viewer, viewId)
    if (!view) throw new Refusal(changeView, 'gone')
    if (!mayChange(viewer, view)) throw new Refusal(changeView, 'notYours')
    if (view.revision !== revision) throw new Refusal(changeView, 'changedMeanwhile')
    const { name = view.name, address = view.address, isShared = view.isShared } = wish
    const { isPinned = view.isPinned, place = view.place } = wish
    await checkWish(transaction, changeView, viewer, {
      name,
      isShared,
      ownerId: view.accountId,
      except: view.id,
      isNew: isShared !== view.isShared,
    })
    const values = { name, address, isShared, isPinned, place }
    return { revision: await updateView(transaction, viewer.companyId, view, values) }
  })
}

export async function answerDelete(
  { db }: AppServices,
  viewer: Viewer,
  { viewId }: InputOf<typeof deleteView>,
): Promise<null> {
  return db.transaction().execute(async (transaction) => {
    const view = await lockView(transaction, viewer, viewId)
    if (!view) throw new Refusal(deleteView, 'gone')
    if (!mayChange(viewer, view)) throw new Refusal(deleteView, 'notYours')
    await removeView(transaction, viewer.companyId, view.id)
    return null
  })
}

import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices, Database } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import { lookOf } from '../../../../candidates/shortlist/server/actions/look.ts'
import { readListRows } from '../../../../candidates/shortlist/server/actions/read-list.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { type findPassages, mostCounted, type Person, pageSize } from '../../contract.ts'
import { type Cursor, readCursor, writeCursor } from '../../rules/cursor.ts'
import { readQuery } from '../../rules/query.ts'
import { presentPassage } from '../present.ts'
import {
  countOfEach,
  estimateFound,
  type FoundPassage,
  listBest,
  listOfFew,
  listOfMany,
  listOfNewest,
} from '../queries/found.ts'
import type { Sought } from '../queries/visible.ts'
import { loadFold } from './fold.ts'
import { soughtOf } from './sought.ts'

/** The newest passages, among which frequent words fill a page. */
const newest = 3_000
/** From so many passages on, words are frequent: their newest are found sooner by time than by word. */
const frequent = 20_000
/** The most passages that are compared for the best. */
const compared = 5_000
interface Paging {
  readonly sort: 'newest' | 'best'
  readonly cursor: Cursor | null
}

async function listPage(db: Database, sought: Sought, { sort, cursor }: Paging): Promise<FoundPassage[]> {
  const limit = pageSize + 1
  if (sort === 'best') {
    const offset = cursor && 'offset' in cursor ? cursor.offset : 0
    return listBest(db, sought, { offset, limit, among: compared })
  }
  const spot = cursor && 'spot' in cursor ? cursor.spot : null
  if (sought.few !== null) return listOfFew(db, sought, { spot, limit })
  const first = await listOfNewest(db, sought, { spot, limit, among: newest })
  if (first.length === limit) return first
  return (await estimateFound(db, sought, frequent)) < frequent
    ? listOfFew(db, sought, { spot, limit })
    : listOfMany(db, sought, { spot, limit })
}

function nextCursor(page: readonly FoundPassage[], { sort, cursor }: Paging): string | null {
  const last = page[pageSize - 1]
  if (!last || page.length <= pageSize) return null
  if (sort === 'best')
    return writeCursor({ offset: (cursor && 'offset' in cursor ? cursor.offset : 0) + pageSize })
  const { saidAt, candidateId, sortIndex, id } = last
  return writeCursor({ spot: { at: saidAt.getTime(), candidateId, sortIndex, id } })
}

export async function readPeople(
  services: AppServices,
  viewer: Viewer,
  { sought, passages, locale }: { sought: Sought; passages: readonly FoundPassage[]; locale: Locale },
): Promise<Person[]> {
  const ids = [...new Set(passages.map(({ candidateId }) => candidateId))]
  if (ids.length === 0) return []
  const [rows, counts] = await Promise.all([
    readListRows(services, viewer, { ids, locale }),
    countOfEach(services.db, sought, ids),
  ])
  const countOf = new Map<string, number>(counts)
  return rows.map((row) => ({
    ...row,
    count: Math.min(countOf.get(row.jobSeekerChannelId) ?? 0, mostCounted + 1),
  }))
}

/** The passages of a page with their candidates. */
export async function answerFind(
  services: AppServices,
  viewer: Viewer,
  input: InputOf<typeof findPassages>,
  locale: Locale,
): Promise<ReplyOf<typeof findPassages>> {
  const fold = await loadFold()
  const query = readQuery(input.text, fold)
  const nothing = { problem: query.problem, passages: [], people: [], nextCursor: null }
  if (query.problem) return nothing
  const { look } = await lookOf(services, viewer)
  const sought = await soughtOf(services.db, viewer, { ...input, look, query })
  if (sought.kinds.length === 0) return nothing
  const paging = { sort: input.sort ?? 'newest', cursor: readCursor(input.cursor) }
  const found = await listPage(services.db, sought, paging)
  const passages = found.slice(0, pageSize)
  return {
    problem: null,
    passages: passages.map((passage) => presentPassage(passage, query.terms, fold)),
    people: await readPeople(services, viewer, { sought, passages, locale }),
    nextCursor: nextCursor(found, paging),
  }
}

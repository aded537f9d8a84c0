import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices, Database } from '@candor/db/database'
import { readListQuery } from '../../../../candidates/shortlist/rules/list-fields.ts'
import type { Look } from '../../../../candidates/shortlist/rules/look.ts'
import { lookOf } from '../../../../candidates/shortlist/server/actions/look.ts'
import { countEach } from '../../../../candidates/shortlist/server/queries/list-counts.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { type countPassages, mostCounted } from '../../contract.ts'
import { type Query, readQuery } from '../../rules/query.ts'
import { countFound } from '../queries/found.ts'
import { loadFold } from './fold.ts'
import { soughtOf } from './sought.ts'

type Input = InputOf<typeof countPassages>

/** One more than is counted, which is told as "more than". */
const limit = mostCounted + 1

interface Counting {
  readonly look: Look
  readonly query: Query
  readonly chips: NonNullable<Input['chips']>
}

async function countScope(
  db: Database,
  viewer: Viewer,
  { scope, ...counting }: Counting & { readonly scope: 'said' | 'resumes' },
) {
  const sought = await soughtOf(db, viewer, { ...counting, scope })
  return sought.kinds.length === 0 ? { passages: 0, candidates: 0 } : countFound(db, sought, limit)
}

/** People whose name, phone or e-mail has the text, with each of some lists of chips. */
function countPeople(db: Database, look: Look, text: string, lists: readonly Counting['chips'][]) {
  return countEach(
    db,
    look,
    lists.map((chips) => readListQuery({ find: text.trim(), chips })),
  )
}

const without = (chips: Counting['chips'], place: number) => chips.filter((_, index) => index !== place)

/** The chip without which the most is found. At most 16 counts, each of few passages or cut at the limit. */
async function findLeftOut(
  db: Database,
  viewer: Viewer,
  counting: Counting,
  { scope, text }: Pick<Input, 'scope' | 'text'>,
) {
  const lists = counting.chips.map((_, place) => without(counting.chips, place))
  const counts =
    scope === 'people'
      ? await countPeople(db, counting.look, text, lists)
      : await Promise.all(
          lists.map(async (chips) => (await countScope(db, viewer, { ...counting, chips, scope })).passages),
        )
  const most = Math.max(0, ...counts)
  return most === 0 ? null : { place: counts.indexOf(most), count: Math.min(most, limit) }
}

/** The counts of a search by the rights of the viewer. */
export async function answerCounts(
  services: AppServices,
  viewer: Viewer,
  { text, scope, chips = [] }: Input,
): Promise<ReplyOf<typeof countPassages>> {
  const { db } = services
  const query = readQuery(text, await loadFold())
  const { look } = await lookOf(services, viewer)
  const counting = { look, query, chips }
  const none = { passages: 0, candidates: 0 }
  const isSearched = query.problem === null
  const [said, resumes, [people = 0]] = await Promise.all([
    isSearched ? countScope(db, viewer, { ...counting, scope: 'said' }) : none,
    isSearched ? countScope(db, viewer, { ...counting, scope: 'resumes' }) : none,
    text.trim() === '' ? [0] : countPeople(db, look, text, [chips]),
  ])
  const own = { said: said.passages, resumes: resumes.passages, people: Math.min(people, limit) }
  const candidates = { said: said.candidates, resumes: resumes.candidates, people: own.people }
  const isEmpty = own[scope] === 0 && chips.length > 0 && (isSearched || scope === 'people')
  return {
    problem: query.problem,
    ...own,
    candidates: candidates[scope],
    leftOut: isEmpty ? await findLeftOut(db, viewer, counting, { scope, text }) : null,
  }
}

import type { AppServices } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
import { isLocale, type Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { proveOrderer } from '../../../../platform/access/server/gate/as-account.ts'
import { yearsOf } from '../../../candidates/rules/candidate.ts'
import type { ListRow } from '../../../shortlist/contract/list.ts'
import { messages as listCn } from '../../../shortlist/messages/cn.ts'
import { messages as listEn } from '../../../shortlist/messages/en.ts'
import { messages as listTw } from '../../../shortlist/messages/zh-TW.ts'
import { verbOf } from '../../../shortlist/rules/verbs.ts'
import { lookOf } from '../../../shortlist/server/actions/look.ts'
import { readListRows } from '../../../shortlist/server/actions/read-list.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { byteOrderMark, csvRow } from '../../rules/csv.ts'
import { mayExport } from '../../rules/who.ts'
import type { StoredExport } from '../queries/exports.ts'
import { listAfter } from '../queries/items.ts'

const words = { cn, en, 'zh-TW': zhTW }
const listWords = { cn: listCn, en: listEn, 'zh-TW': listTw }

/** The rows that are read at a time: others are served in between. */
const rowsAtOnce = 100

const columns = [
  'name',
  'position',
  'years',
  'stage',
  'outcome',
  'waiting',
  'since',
  'score',
  'lowest',
  'highest',
  'outOf',
  'marks',
  'own',
  'labels',
  'activeAt',
  'active',
  'applied',
] as const

interface Writing {
  readonly locale: Locale
  readonly timeZone: string
}

/** One row of the file: the columns of the list. Covered and hidden values are words, as in the list. */
function cellsOf(row: ListRow, { locale, timeZone }: Writing): string[] {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(listWords, locale, key, values)
  const at = (time: number | null) => (time === null ? '' : formatDateTime(time, timeZone).slice(0, 16))
  const { waiting, score, scoreState, lastActivity } = row
  const act = { what: waiting.what ?? 'none', names: waiting.who.join(', ') }
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(value)
  const covered = translate(words, locale, 'csv.covered', {})
  const scoreText =
    score === null ? (scoreState === 'covered' ? covered : stateWord(scoreState, say)) : number(score.overall)
  const decisionOf = (decision: string | null) => say(`mark.${decision ?? 'none'}`)
  const marks = row.areMarksCovered
    ? covered
    : row.marks.map((mark) => `${mark.name}: ${decisionOf(mark.decision)}`).join('; ')
  const verb = say(`verb.${verbOf(lastActivity.action)}`)
  const cells: Readonly<Record<(typeof columns)[number], string>> = {
    name: nameIn(locale, row.name, row.nameLatin),
    position: nameIn(locale, row.positionName, row.positionNameLatin),
    years: number(yearsOf(row)),
    stage: row.stageName,
    outcome: row.outcome === null ? '' : say(`outcome.${row.outcome}`),
    waiting: waiting.for === 'nobody' ? '' : say(`waits.${waiting.for}`, act),
    since: at(waiting.since),
    score: scoreText,
    lowest: number(score?.lowest),
    highest: number(score?.highest),
    outOf: number(score?.outOf),
    marks,
    own: row.own === null ? '' : decisionOf(row.own),
    labels: row.labels.map(({ labelName }) => labelName).join('; '),
    activeAt: at(lastActivity.at),
    active: lastActivity.actor === null ? verb : say('actorVerb', { actor: lastActivity.actor, verb }),
    applied: at(row.appliedAt),
  }
  return columns.map((column) => cells[column])
}

function stateWord(state: ListRow['scoreState'], say: (key: string) => string): string {
  return state === 'scored' || state === 'covered' ? '' : say(`scoreState.${state}`)
}

/** The next rows, as the account of the export sees them now; null where it may not export any more. */
async function readSome(
  services: AppServices,
  stored: StoredExport,
  { ids, locale }: { readonly ids: readonly CandidateId[]; readonly locale: Locale },
): Promise<string | null> {
  return services.db.transaction().execute(async (db) => {
    const within = { ...services, db }
    const viewer = await proveOrderer(within, stored)
    if (!viewer || !mayExport(viewer)) return null
    const { look } = await lookOf(within, viewer)
    const rows = await readListRows(within, viewer, { ids, locale })
    return rows.map((row) => csvRow(cellsOf(row, { locale, timeZone: look.timeZone }))).join('')
  })
}

/** Writes the file of an export piece by piece. It ends early where the account may not export any more. */
export async function* exportRows(services: AppServices, stored: StoredExport): AsyncGenerator<string> {
  const locale = isLocale(stored.locale) ? stored.locale : 'en'
  yield byteOrderMark + csvRow(columns.map((column) => translate(words, locale, `csv.${column}`, {})))
  let after = 0
  while (true) {
    const items = await listAfter(services.db, stored.id, after, rowsAtOnce)
    const last = items.at(-1)
    if (!last) return
    const some = await readSome(services, stored, {
      ids: items.map(({ candidateId }) => candidateId),
      locale,
    })
    if (some === null) throw new Error('the account of an export may not export any more')
    yield some
    after = last.place
  }
}

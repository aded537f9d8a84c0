import type { NoticeKind } from '../../../platform/notify/contract.ts'

/** The messages of all sentences, by kind and variant. The first of a kind serves a variant that has none. */
const sentences = [
  'said.asked.one',
  'said.asked.many',
  'said.answered.decided',
  'said.answered.accepted',
  'said.answered.declined',
  'said.mentioned.remark',
  'said.mentioned.opinion',
  'said.mentioned.note',
  'said.mentioned.notes',
  'said.finished.bulk',
  'said.finished.drop',
  'said.finished.table',
  'said.finished.import',
  'said.failed.bulk',
  'said.failed.drop',
  'said.failed.table',
  'said.failed.import',
  'said.failed.mail',
  'said.limit.stage',
] as const

function findSentence(kind: NoticeKind, variant: string | null) {
  const ofKind = sentences.filter((key) => key.startsWith(`said.${kind}.`))
  return ofKind.find((key) => key === `said.${kind}.${variant}`) ?? ofKind[0] ?? sentences[0]
}

/** What the stored ids of a notice say. Values of another form are left out: an older server may have written them. */
interface SaidAbout {
  readonly variant: string
  readonly count: number
  readonly failed: number
  readonly positionId: string | null
  readonly thingId: string | null
}

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

export function readAbout(kind: NoticeKind, about: unknown): SaidAbout {
  const fields = new Map(typeof about === 'object' && about !== null ? Object.entries(about) : [])
  const variant = findSentence(kind, textOf(fields.get('variant'))).split('.')[2] ?? ''
  return {
    variant,
    count: numberOf(fields.get('count')),
    failed: numberOf(fields.get('failed')),
    positionId: textOf(fields.get('positionId')),
    thingId: textOf(fields.get('thingId')),
  }
}

/** The parts of a notice that its sentence names. */
interface Worded {
  readonly kind: NoticeKind
  readonly variant: string
  readonly isGone: boolean
  readonly byName: string | null
  readonly name: string | null
  readonly count: number
  readonly failed: number
}

/** Key and values of the sentence of a notice, for the messages of this feature. */
export function sentenceOf(notice: Worded) {
  const key = notice.isGone ? ('gone' as const) : findSentence(notice.kind, notice.variant)
  const { count, failed } = notice
  const by = notice.byName === null ? 'no' : 'yes'
  return { key, values: { by, byName: notice.byName ?? '', name: notice.name ?? '', count, failed } }
}

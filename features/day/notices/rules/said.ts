import type { NoticeKind } from '../../../platform/notify/contract.ts'

/** The sentences of each kind. The first one serves a variant that has none. */
export const variants = {
  asked: ['one', 'many'],
  answered: ['decided', 'declined'],
  mentioned: ['remark', 'opinion', 'note'],
  finished: ['bulk', 'drop', 'table', 'import'],
  failed: ['bulk', 'drop', 'table', 'import', 'mail'],
  limit: ['stage'],
} as const satisfies Record<NoticeKind, readonly [string, ...string[]]>

/** What the stored ids of a notice say. Whatever has another form is left out: an older server may have written it. */
export interface SaidAbout {
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
  const known: readonly string[] = variants[kind]
  const variant = textOf(fields.get('variant'))
  return {
    variant: variant !== null && known.includes(variant) ? variant : variants[kind][0],
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
  const key = notice.isGone ? 'gone' : `said.${notice.kind}.${notice.variant}`
  const { count, failed } = notice
  const by = notice.byName === null ? 'no' : 'yes'
  return { key, values: { by, byName: notice.byName ?? '', name: notice.name ?? '', count, failed } }
}

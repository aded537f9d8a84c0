import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { type PositionId, readId } from '@candor/kernel/ids'

const context = 'preview of a job page'
const maxSealed = 1_000

/** The path of a preview of a position's page, for a day. It shows nothing but what the page would show. */
export function previewPath(
  { secrets, clock }: Pick<AppServices, 'secrets' | 'clock'>,
  positionId: PositionId,
): string {
  const sealed = secrets.seal(`${positionId} ${clock.now().getTime() + dayMs}`, context)
  return `/jobs/-/preview?sign=${encodeURIComponent(sealed)}`
}

/** The position of a preview's sign; null for an altered, invented or expired sign. */
export function readPreview(
  { secrets, clock }: Pick<AppServices, 'secrets' | 'clock'>,
  sign: string,
): PositionId | null {
  const opened = sign === '' || sign.length > maxSealed ? null : secrets.open(sign, context)
  const [id, until] = opened?.split(' ') ?? []
  return Number(until) > clock.now().getTime() ? readId<'position'>(id) : null
}

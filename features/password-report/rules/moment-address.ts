import type { Evidence } from '../../evidence/rules/evidence.ts'

/** The address of a moment among the answers one by one, which a link opens as its report does. */
export function momentAddress(
  link: string,
  { id, answerId, startMs }: Pick<Evidence, 'id' | 'answerId' | 'startMs'>,
): string {
  const query = { id: link, q: answerId, t: String(startMs / 1000), ev: id, from: 'interview' }
  return `/reportDetail?${new URLSearchParams(query)}`
}

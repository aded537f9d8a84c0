import type { Evidence } from '../../../findings/evidence/rules/evidence.ts'

/** The address of a moment on the page of single answers, which a link opens as well. */
export function momentAddress(
  link: string,
  { id, answerId, startMs }: Pick<Evidence, 'id' | 'answerId' | 'startMs'>,
): string {
  const query = { id: link, q: answerId, t: String(startMs / 1000), ev: id, from: 'interview' }
  return `/reportDetail?${new URLSearchParams(query)}`
}

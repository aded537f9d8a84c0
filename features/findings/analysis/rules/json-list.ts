/** The list that a JSON text of the wire is; an empty one where it is none. */
export function listOf(text: string | null | undefined): unknown[] {
  try {
    const list: unknown = JSON.parse(text || '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

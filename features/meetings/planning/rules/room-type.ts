const names = ['offline', 'builtIn', 'online', 'meeting', 'other'] as const
export type RoomType = (typeof names)[number]

/** The kind of room by its code (P4-029 to P4-033); an unknown one counts as type 2 (decision N38). */
export function roomType(code: number): RoomType {
  return names[code] ?? 'online'
}
